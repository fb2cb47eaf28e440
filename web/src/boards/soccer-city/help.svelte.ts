/** Whether the board tells the odds, as this browser remembers it. */

const KEY = 'five-a-side.city-odds';

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export const help = $state({ odds: kept() });

export function setOdds(on: boolean): void {
  help.odds = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Private windows may refuse; then the wish lasts as long as the page.
  }
}
