/** Line-ups of one's own: who stands where, as Home sees it. This browser keeps them. */

import { isCell, shirtOf, sideOf, turned } from './pitch';
import type { Cell, Move, Player, Side, View } from './types';

const KEY = 'five-a-side-simulator-line-ups';
export const NAME_LETTERS = 24;
/** SIM-START-1 A line-up is of eleven. */
const ELEVEN = 11;

export interface LineUp {
  name: string;
  places: { shirt: number; cell: Cell }[];
}

/** What was kept, without anything that is no line-up. */
export function read(text: string | null): LineUp[] {
  try {
    const found = JSON.parse(text ?? '[]') as (Partial<LineUp> | null)[];
    const isPlace = (place: Partial<LineUp['places'][number]> | null) => Number.isInteger(place?.shirt) && typeof place?.cell === 'string' && isCell(place.cell);
    return found.filter((one): one is LineUp => typeof one?.name === 'string' && Array.isArray(one.places) && one.places.every(isPlace));
  } catch {
    return [];
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let all: LineUp[] = $state.raw(read(kept()));
export const lineUps = (): LineUp[] => all;

function write(next: LineUp[]): void {
  all = next.toSorted((a, b) => a.name.localeCompare(b.name));
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

/** Keeps a line-up; one of the same name gives way. */
export const keep = (lineUp: LineUp): void => write([...all.filter(({ name }) => name !== lineUp.name), lineUp]);
export const forget = (name: string): void => write(all.filter((one) => one.name !== name));

const asHome = (side: Side, cell: Cell): Cell => (side === 'home' ? cell : turned(cell));
const placeOf = (view: View, player: Player): Cell | null => {
  const seen = view.players.find((one) => one.player === player);
  return seen?.place === 'pitch' ? (seen.cell ?? null) : null;
};

/** The places of a side's eleven, if all of them stand somewhere. */
export function placesOf(view: View, side: Side): LineUp['places'] | null {
  const places = view.players.flatMap(({ player }) => {
    const cell = sideOf(player) === side ? placeOf(view, player) : null;
    return cell ? [{ shirt: shirtOf(player), cell: asHome(side, cell) }] : [];
  });
  return places.length === ELEVEN ? places : null;
}

/** The next footballer to be placed for a line-up: one whom the view lets go there, and who has not been `tried`. */
export function nextPlace(view: View, side: Side, { places }: LineUp, tried: Set<Player>): Extract<Move, { type: 'place' }> | null {
  for (const { shirt, cell: seen } of places) {
    const [player, cell] = [`${side === 'home' ? 'h' : 'a'}${shirt}`, asHome(side, seen)];
    if (tried.has(player) || placeOf(view, player) === cell) continue;
    if (view.choices.some((choice) => choice.player === player && choice.cells.includes(cell))) return { type: 'place', player, cell };
  }
  return null;
}
