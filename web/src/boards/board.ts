/** What the table gives to a board, and what a board's module may export. */

import type { Component } from 'svelte';
import type { BySide, PeriodClock, Seat, SeenEvent } from '../types.gen';

/** `V`, `M` and `E` are the game's own view, move and event as they stand in JSON. */
export interface BoardProps<V = unknown, M = unknown, E = unknown> {
  /** What this viewer sees now. */
  view: V;
  /** The events that led to this view; empty after a jump. */
  events: SeenEvent<E>[];
  /** The legal moves; empty when this seat is not to act, null when the game cannot list them. */
  choices: M[] | null;
  /** The seat that looks, or null for a spectator. */
  seat: Seat | null;
  /** What to call each seat's coach. */
  names: Record<string, string>;
  /** Whether a move may be made, also while the events are still being shown. */
  interactive: boolean;
  /** The move of a hint: what it is about is marked with the class `hinted`. */
  hinted?: M | null;
  /** Plays one of the choices. */
  play(move: M): void;
  /** Tries a move that is not among the choices: the server refuses it and says why. */
  attempt(move: M): void;
  /** The clock of the period as the view came in, where the server runs one. */
  periodClock?: PeriodClock | undefined;
  /** Draw without animation: replay jumps, reduced motion, a long queue. Turning true in mid-animation means: skip to the end. */
  instant: boolean;
  /** The board says that its animation of these events is done. */
  settled(): void;
  /** What the board wants to remember while the curtain takes it off the screen; one for each match. */
  kept?: Map<string, unknown>;
}

/** A board's module, `<game id>/Board.svelte`: the component, and what its `<script module>` may export. */
export interface BoardModule {
  // Each board narrows the view, move and event to its own game's.
  default: Component<BoardProps<never, never, never>>;
  /** A move of this game in words. */
  describe(view: unknown, move: unknown): string;
  /** Whether hot-seat coaches must not see each other's view now. Default: never. */
  needsCurtain?(view: unknown): boolean;
  /** The sides' colours on the score bug, as CSS colours. Default: `--home` and `--away`. */
  kits?(view: unknown): BySide<string>;
}
