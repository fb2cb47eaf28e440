/** How this browser likes to see the pitch where fingers play: near, with squares that a finger hits, or whole. Kept for the next match. */

const KEY = 'five-a-side-tactics-look';
export type Look = 'near' | 'whole';

function kept(): Look | null {
  try {
    const look = localStorage.getItem(KEY);
    return look === 'near' || look === 'whole' ? look : null;
  } catch {
    return null;
  }
}

/** What was chosen, if anything. */
export const looks: { chosen: Look | null } = $state({ chosen: kept() });

export function choose(look: Look): void {
  looks.chosen = look;
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // Private windows may refuse; then it holds until the page is left.
  }
}
