/** One deck at work: its cards, what the server says of it, and the way back. */

import { api } from '../lib/api';
import { NameTaken } from '../lib/attempts.svelte';
import { type Draft, drafts, freeName, isChanged, NEW } from './drafts';
import type { Player } from './filter';
import { type Deck, EMPTY, write } from './notation';
import { store } from './store.svelte';
import type { Pool, Report, Terms } from './types';

const CHECK_AFTER_MS = 160;
/** No profile allows so many; what is more is a slip of the finger. */
export const COPIES_MAX = 9;

const oneLine = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

export class Workbench {
  draft: Draft = $state.raw() as Draft;
  /** What the server said last; it may be one change behind. */
  report = $state.raw<Report | null>(null);
  /** Why the last check was not answered. */
  failed = $state.raw<unknown>(null);
  /** Whether the browser keeps what is not saved. */
  kept = $state(true);
  private past = $state.raw<Deck[]>([]);
  private future = $state.raw<Deck[]>([]);
  private checked = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly pool: Pool,
    draft: Draft,
  ) {
    this.draft = draft;
    void this.check();
  }

  readonly changed = $derived.by(() => isChanged(this.draft));
  readonly fresh = $derived.by(() => this.checked === this.question());
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);

  copies = (id: string): number => this.draft.deck.strategy[id] ?? 0;
  inTeam = ({ ids }: Player): number => ids.filter((id) => this.draft.deck.team.includes(id)).length;

  setCopies(id: string, copies: number): void {
    const { [id]: _, ...others } = this.draft.deck.strategy;
    const count = Math.max(0, Math.min(COPIES_MAX, copies));
    this.replace({ ...this.draft.deck, strategy: count > 0 ? { ...others, [id]: count } : others });
  }

  /** Puts one more card of the player into the TEAM, if there is one. */
  addPlayer({ ids }: Player): void {
    const { team } = this.draft.deck;
    const next = ids.find((id) => !team.includes(id));
    if (next) this.replace({ ...this.draft.deck, team: [...team, next] });
  }

  removePlayer({ ids }: Player): void {
    const { team } = this.draft.deck;
    const last = team.findLast((id) => ids.includes(id));
    if (last) this.replace({ ...this.draft.deck, team: team.filter((id) => id !== last) });
  }

  /** Lays other cards on the bench; the way back stays open. */
  replace(deck: Deck): void {
    if (write(deck) === write(this.draft.deck)) return;
    this.past = [...this.past, this.draft.deck];
    this.future = [];
    this.change({ deck });
  }

  clear = (): void => this.replace(EMPTY);

  undo(): void {
    const deck = this.past.at(-1);
    if (!deck) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.draft.deck, ...this.future];
    this.change({ deck });
  }

  redo(): void {
    const [deck, ...rest] = this.future;
    if (!deck) return;
    this.future = rest;
    this.past = [...this.past, this.draft.deck];
    this.change({ deck });
  }

  rename = (name: string): void => this.change({ name });
  agree = (terms: Partial<Terms>): void => this.change({ terms: { ...this.draft.terms, ...terms } });

  private change(change: Partial<Draft>): void {
    let { id } = this.draft;
    // A ready-made or new deck becomes the person's own with its first change.
    if (this.draft.saved === null && (id === NEW || this.pool.decks.some((ready) => ready.id === id))) {
      id = freeName(this.draft.name, store.taken(this.draft.game));
    }
    this.draft = { ...this.draft, ...change, id };
    this.kept = drafts.keep(this.draft);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), CHECK_AFTER_MS);
  }

  private question(): string {
    const { terms, deck } = this.draft;
    return JSON.stringify({ text: write(deck), ...terms });
  }

  /** Asks the server what it says of the deck; of two answers the later question's counts. */
  async check(): Promise<void> {
    clearTimeout(this.timer);
    const { game, terms, deck } = this.draft;
    const question = this.question();
    try {
      const report = await api.checkDeck(game, { text: write(deck), ...terms });
      if (question !== this.question()) return;
      this.report = report;
      this.checked = question;
      this.failed = null;
    } catch (reason) {
      if (question === this.question()) this.failed = reason;
    }
  }

  /** Saves the deck under its name, and gives the name; a deck of another name is never overwritten. */
  async save(): Promise<string> {
    const { game, deck, saved, id } = this.draft;
    const asked = oneLine(this.draft.name);
    const all = await store.load(game);
    if (asked !== saved && all.some((other) => other.name === asked)) throw new NameTaken(asked);
    const name = await store.save({ game, name: asked, text: write(deck) });
    if (saved !== null && name !== saved) await store.renamed(game, saved);
    drafts.drop(game, id);
    const typed = oneLine(this.draft.name) === asked ? name : this.draft.name;
    this.draft = { ...this.draft, id: name, name: typed, saved: name, base: write(deck) };
    this.kept = drafts.keep(this.draft);
    return name;
  }

  /** Stops asking. */
  leave = (): void => clearTimeout(this.timer);
}
