/** Decks as short texts: `PE01..PE10 | 3xES01 NS05`. The server reads them; here they are written. */

/** The cards of a deck, legal or not: the players in the order they came, and the copies of each card. */
export interface Deck {
  team: string[];
  strategy: Record<string, number>;
}

export const EMPTY: Deck = { team: [], strategy: {} };

export const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
export const cardCount = (deck: Deck): number => sum(Object.values(deck.strategy));

/** The text of a deck; equal decks have equal texts. */
export function write({ team, strategy }: Deck): string {
  const cards = Object.entries(strategy)
    .filter(([, copies]) => copies > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, copies]) => (copies === 1 ? id : `${copies}x${id}`));
  return `${team.toSorted().join(' ')} | ${cards.join(' ')}`;
}

/** The deck of a server's list. */
export const fromList = (list: { team: string[]; strategy: { card: string; copies: number }[] }): Deck => ({
  team: list.team,
  strategy: Object.fromEntries(list.strategy.map(({ card, copies }) => [card, copies])),
});

const IDS = /([A-Z]{2})(\d\d)(?:\.\.[A-Z]{2}(\d\d))?/g;

/** The players named in a text, runs spelled out: enough to draw its colours. */
export function playersOf(text: string): string[] {
  const [team = ''] = text.split('|');
  return [...team.matchAll(IDS)].flatMap(([, letters = '', first = '', last = first]) => {
    const count = Math.max(0, Number(last) - Number(first)) + 1;
    return Array.from({ length: count }, (_, index) => letters + String(Number(first) + index).padStart(2, '0'));
  });
}
