/** The shelf as the server served it last, so that it stands there at once the next time. */

export interface Standing {
  id: string;
  /** Whether it can be played. */
  ready: boolean;
}

const KEY = 'five-a-side-shelf';

export function rememberedShelf(): Standing[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isStanding) : [];
  } catch {
    return [];
  }
}

export function rememberShelf(shelf: readonly Standing[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function isStanding(value: unknown): value is Standing {
  const { id, ready } = (value ?? {}) as Partial<Standing>;
  return typeof id === 'string' && typeof ready === 'boolean';
}
