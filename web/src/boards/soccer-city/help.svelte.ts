/** How a coach likes the board, as this browser remembers it. */

const KEYS = { odds: 'five-a-side.city-odds', turned: 'five-a-side.city-turned' };
type Wish = keyof typeof KEYS;

function kept(wish: Wish, otherwise: boolean): boolean {
  try {
    const found = localStorage.getItem(KEYS[wish]);
    return found === null ? otherwise : found === 'on';
  } catch {
    return otherwise;
  }
}

/** Whether the board tells the odds, and whether the pitch is turned from how it lies at first: the own goal on the left or below. */
export const help = $state({ odds: kept('odds', true), turned: kept('turned', false) });

export function wish(name: Wish, on: boolean): void {
  help[name] = on;
  try {
    localStorage.setItem(KEYS[name], on ? 'on' : 'off');
  } catch {
    // Private windows may refuse; then the wish lasts as long as the page.
  }
}
