/** The matches that this browser's owner does not want to see in lists any more. They stay where they are. */

const KEY = 'five-a-side put away';

function kept(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // Not ours, or no right to look: nothing is put away.
    return [];
  }
}

const away = $state<{ ids: string[] }>({ ids: kept() });

function keep(ids: string[]): void {
  away.ids = ids;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

export const isPutAway = (id: string): boolean => away.ids.includes(id);
export const putAway = (id: string): void => keep([...away.ids.filter((other) => other !== id), id]);
/** Brings some of them back. */
export const bringBack = (ids: string[]): void => keep(away.ids.filter((id) => !ids.includes(id)));
