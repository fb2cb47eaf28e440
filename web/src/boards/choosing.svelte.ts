/** Choosing on a board: what is pointed at, sent, refused, hinted and focused, by mouse, finger and keys. */

import { onDestroy, tick } from 'svelte';
import { isArrow, nextTo, type Point } from '../lib/arrows';
import { isPicture } from './picture';

/** How long a second tap on the same choice means nothing. */
export const PATIENCE_MS = 900;
/** How long something shakes its head. */
export const SHAKE_MS = 340;

/** What the coach uses: a finger shows first, a mouse or a key has shown already. */
export type Input = 'mouse' | 'touch' | 'key';

/** What a board tells about its choices: `V` and `M` are the game's view and move. */
export interface Offering<V, M> {
  view(): V;
  /** Whether a choice may be made: the coach is asked, and nothing is being shown. */
  open(): boolean;
  play(move: M): void;
  /** Tries a move that is not offered: the server says why not. */
  attempt(move: M): void;
  /** The keys of what a hint is about. */
  hinted?(): string[];
  /** Goes a step back in a choice of several parts, and tells whether there was one. */
  back?(): boolean;
}

/** Everything that can be chosen now bears `data-choice` with its key: a square, a piece, a card, a button. */
const CHOICE = '[data-choice]';

export class Choosing<V, M> {
  /** The choice whose meaning is shown. */
  armed: string | null = $state(null);
  /** What shakes its head. */
  shaking: string | null = $state(null);
  input: Input = $state('mouse');
  /** The part of the page that belongs to the board; the frame names it. */
  root: HTMLElement | undefined;
  /** Whether nobody can choose: then keys and focus are left alone. */
  still = false;

  #offering: Offering<V, M>;
  /** The view for which a move is on its way. */
  #sentFor: V | null = $state.raw(null);
  #patience: ReturnType<typeof setTimeout> | undefined;
  #shake: ReturnType<typeof setTimeout> | undefined;

  constructor(offering: Offering<V, M>) {
    this.#offering = offering;
  }

  /** Whether a choice may be made now. */
  get open(): boolean {
    return this.#offering.open() && !this.sent;
  }

  /** Whether a move is on its way. */
  get sent(): boolean {
    return this.#sentFor !== null && this.#sentFor === this.#offering.view();
  }

  /** Whether a hint is about this. */
  hinted(key: string): boolean {
    return this.open && (this.#offering.hinted?.() ?? []).includes(key);
  }

  /** Plays one of the choices, once. */
  send(move: M): void {
    if (!this.open) return;
    this.#sentFor = this.#offering.view();
    clearTimeout(this.#patience);
    // A refusal leaves the view as it is: then the choice is open again.
    this.#patience = setTimeout(() => (this.#sentFor = null), PATIENCE_MS);
    this.armed = null;
    this.#offering.play(move);
    void this.refocus();
  }

  /** Asks the server why not; what was meant shakes its head. */
  refuse(what: string, move: M): void {
    if (this.sent) return;
    this.shake(what);
    this.#offering.attempt(move);
  }

  shake(what: string): void {
    this.shaking = null;
    clearTimeout(this.#shake);
    this.#shake = setTimeout(() => (this.shaking = null), SHAKE_MS);
    void tick().then(() => (this.shaking = what));
  }

  /** Whether a click means to do it: a press of a key, or a tap on what is shown already. */
  isSecond(event: MouseEvent, key: string): boolean {
    return event.detail === 0 || this.armed === key;
  }

  /** A tap on a choice: the first of a finger shows what it means, the second does it. */
  tap(event: MouseEvent, key: string, act: () => void): void {
    if (this.isSecond(event, key)) act();
    else this.armed = key;
  }

  /** What a choice on the board needs to be pointed at: spread it over the element. `i` is its place in the list. */
  mark(key: string, i: number) {
    return {
      'data-choice': key,
      tabindex: (this.armed === null ? i === 0 : this.armed === key) ? 0 : -1,
      onfocus: () => {
        if (this.input === 'key') this.armed = key;
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.armed = key;
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && this.armed === key) this.armed = null;
      },
    } as const;
  }

  /** A view has come in: nothing is pointed at, and a choice that is gone takes no focus with it. */
  forget(): void {
    this.armed = null;
    void this.refocus();
  }

  stop(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#shake);
  }

  pointed(event: PointerEvent): void {
    this.input = event.pointerType === 'mouse' ? 'mouse' : 'touch';
  }

  /** What was pressed may be gone, and the focus with it. */
  async pressed(): Promise<void> {
    if (this.still) return;
    await tick();
    if (this.#isIdle(document.activeElement)) await this.refocus();
  }

  /** Arrows go over everything that can be chosen, Escape goes a step back. */
  keydown(event: KeyboardEvent): void {
    if (this.still) return;
    this.input = 'key';
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]:not(.side)')) return;
    const here = document.activeElement;
    const inside = here instanceof HTMLElement && this.root?.contains(here) ? here : null;
    if ((!inside && !this.#isIdle(here)) || inside?.matches('input, select, textarea')) return;
    if (event.key === 'Escape') {
      if (this.#offering.back?.()) event.preventDefault();
    } else if (isArrow(event.key)) {
      const choices = this.#choices();
      if (choices.length === 0) return;
      event.preventDefault();
      const from = inside?.closest<HTMLElement>(CHOICE) ?? null;
      const known = from && choices.includes(from) ? from : null;
      const next = known ? choices[nextTo(choices.map(middle), middle(known), event.key)] : this.#first(choices);
      next?.focus();
    }
  }

  /**
   * Keeps the focus on the board, decision after decision: whoever uses keys finds it on the first choice, and it
   * never falls to the page, from where every way is long.
   */
  async refocus(): Promise<void> {
    if (this.still) return;
    await tick();
    const here = document.activeElement;
    const lost = this.#isIdle(here);
    if (!lost && !this.root?.contains(here)) return;
    if (this.input === 'key' && this.open && !here?.closest(CHOICE)) {
      const first = this.#first(this.#choices());
      if (first) return first.focus();
    }
    if (lost) this.root?.querySelector<HTMLElement>('[data-frame="arena"]')?.focus({ preventScroll: true });
  }

  /** Whether the focus is on nothing in particular: the page, or a part of it that the board lies in. */
  #isIdle(here: Element | null): boolean {
    return here === null || (this.root ? here.contains(this.root) : here === document.body);
  }

  #choices(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(`${CHOICE}:not(:disabled)`) ?? [])];
  }

  #first(choices: HTMLElement[]): HTMLElement | undefined {
    return choices.find(({ dataset }) => dataset.choice === this.armed) ?? choices.find(({ tabIndex }) => tabIndex === 0) ?? choices[0];
  }
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The choosing of the board that is being made. */
export function choosingOf<V, M>(offering: Offering<V, M>): Choosing<V, M> {
  const choosing = new Choosing(offering);
  choosing.still = isPicture();
  onDestroy(() => choosing.stop());
  return choosing;
}
