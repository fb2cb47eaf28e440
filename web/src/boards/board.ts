/** What the table gives to a board, and what a board's module may export. */

import type { Component, Snippet } from 'svelte';
import type { Tips } from '../lib/tips.svelte';
import type { IconName } from '../parts/Icon.svelte';
import type { BySide, PeriodClock, Seat, SeenEvent } from '../types.gen';

/** What a page puts round a board, each at its place in the frame. */
export interface Around {
  /** The score bug, and the ways out. */
  head: Snippet;
  /** What to decide, or the hint that answers it. */
  prompt?: Snippet | undefined;
  /** What somebody wants to know at once: a request, a lost connection. */
  notice?: Snippet | undefined;
  /** The result, in place of prompt and choices, and of the hand where that lies beside them. */
  end?: Snippet | undefined;
  /** Whether the match is over and the result about to come. */
  over?: boolean;
  /** The newest commentary in one line, which opens. */
  ticker: Snippet;
  /** The commentary, and what is known of the match. */
  side: Snippet;
  /** The tools of the table, below it. */
  tools?: Snippet | undefined;
  /** The controls of a replay, in place of prompt and choices. */
  bar?: Snippet | undefined;
  /** The tips of a first match. */
  tips?: Tips | undefined;
  /** Goes to the end of what is being shown. */
  skip(): void;
}

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
  /** What the page puts round the board; a board without it is drawn alone. */
  around?: Around | undefined;
  /** What the board wants to remember while the curtain takes it off the screen; one for each match. */
  kept?: Map<string, unknown>;
}

/** A tool of one game, which the page puts with its own: at the side, or into the menu. */
export interface BoardTool {
  icon: IconName;
  text: string;
  /** Whether it is on, for one that can be. */
  pressed?: boolean;
  /** Whether its picture says enough: several lie in one row then. */
  brief?: boolean;
  use(): void;
}

/** A line of the statistics at the end: what was counted, in words, and for each side. */
export interface Figure {
  what: string;
  of: BySide<number>;
}

/** A board's module, `<game id>/Board.svelte`: the component, and what its `<script module>` may export. */
export interface BoardModule {
  // Each board narrows the view, move and event to its own game's.
  default: Component<BoardProps<never, never, never>>;
  /** Whether the board puts itself into the frame; the others are put there by the page. */
  framed?: boolean;
  /** What is drawn on the board, and what it means: opened by `l` and from the menu, and fetched only then. */
  legend?(): Promise<{ default: Component<{ view: never }> }>;
  /** Begins to fetch what its tables want, as soon as the board is loaded: somebody may still read the box. */
  ahead?(): Promise<void>;
  /** The tools that only this game has. */
  tools?(): BoardTool[];
  /** The statistics of a match that is over, from all its events. */
  figures?(events: never[]): Figure[];
  /** A move of this game in words. */
  describe(view: unknown, move: unknown): string;
  /** Whether hot-seat coaches must not see each other's view now. Default: never. */
  needsCurtain?(view: unknown): boolean;
  /** The sides' colours on the score bug, as CSS colours. Default: `--home` and `--away`. */
  kits?(view: unknown): BySide<string>;
}
