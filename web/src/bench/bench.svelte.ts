/** One thing at work: what is in it, what the server says of it, the way back and forth, and how it is saved. */

import { api } from '../lib/api';
import { NameTaken } from '../lib/attempts.svelte';
import { type Craft, type Draft, isChanged, oneLine, type Thing, type Verdict } from './craft';
import { NEW, type Shelf } from './shelf.svelte';

const CHECK_AFTER_MS = 160;

export class Bench<T extends Thing, R extends Verdict> {
  draft: Draft<T> = $state.raw() as Draft<T>;
  /** What the server said last; it may be one change behind. */
  report = $state.raw<R | null>(null);
  /** Why the last check was not answered. */
  failed = $state.raw<unknown>(null);
  /** Whether the browser keeps what is not saved. */
  kept = $state(true);
  readonly craft: Craft<T, R>;
  #past = $state.raw<{ thing: T; run: string }[]>([]);
  #future = $state.raw<T[]>([]);
  #checked = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly shelf: Shelf<T, R>,
    draft: Draft<T>,
  ) {
    this.craft = shelf.craft;
    this.draft = draft;
    void this.check();
  }

  readonly thing = $derived.by(() => this.draft.thing);
  readonly text = $derived.by(() => this.craft.write(this.thing));
  readonly changed = $derived.by(() => isChanged(this.craft, this.draft));
  readonly fresh = $derived.by(() => this.#checked === this.#question());
  readonly canUndo = $derived.by(() => this.#past.length > 0);
  readonly canRedo = $derived.by(() => this.#future.length > 0);

  /** Changes the thing. Changes of one run, such as the letters of a name, are one step back. */
  change(change: Partial<T>, run = ''): void {
    const thing = { ...this.thing, ...change };
    if (this.#same(thing, this.thing)) return;
    if (!run || this.#past.at(-1)?.run !== run) this.#past = [...this.#past, { thing: this.thing, run }];
    this.#future = [];
    this.#lay(thing);
  }

  rename = (name: string): void => this.change({ name } as Partial<T>, 'name');
  /** Takes everything out; its name stays. */
  clear = (): void => this.refill(this.craft.empty(this.thing.name));
  /** Lays the contents of another thing on the bench. */
  refill = (other: T): void => this.change(this.craft.refill(this.thing, other));

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.thing, ...this.#future];
    this.#lay(last.thing);
  }

  redo(): void {
    const [thing, ...rest] = this.#future;
    if (!thing) return;
    this.#future = rest;
    this.#past = [...this.#past, { thing: this.thing, run: '' }];
    this.#lay(thing);
  }

  #same(one: T, other: T): boolean {
    const told = (thing: T) => JSON.stringify([thing.name, this.craft.write(thing), this.craft.terms(thing)]);
    return told(one) === told(other);
  }

  #lay(thing: T): void {
    let { id } = this.draft;
    // A ready-made or new thing becomes the person's own with its first change.
    if (this.draft.saved === null && (id === NEW || this.craft.ready.some((ready) => ready.id === id))) {
      id = this.shelf.free(this.thing.name);
    }
    this.draft = { ...this.draft, thing, id };
    this.kept = this.shelf.keep(this.draft);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), CHECK_AFTER_MS);
  }

  #question(): string {
    return JSON.stringify([this.text, this.craft.terms(this.thing)]);
  }

  /** Asks the server what it says of the thing; of two answers the later question's counts. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const question = this.#question();
    try {
      const report = await api.checkDeck<R>(this.craft.game, this.text, this.craft.terms(this.thing));
      if (question !== this.#question()) return;
      this.report = report;
      this.#checked = question;
      this.failed = null;
    } catch (reason) {
      if (question === this.#question()) this.failed = reason;
    }
  }

  /** What the server says of the thing as it is now. */
  async verdict(): Promise<R> {
    if (!this.fresh) await this.check();
    if (!this.report || !this.fresh) throw this.failed;
    return this.report;
  }

  /** Saves the thing under its name, and gives the name; a thing of another name is never overwritten. */
  async save(): Promise<string> {
    const { game } = this.craft;
    const { saved, id, thing } = this.draft;
    const asked = oneLine(thing.name);
    const all = await this.shelf.load();
    if (asked !== saved && all.some((other) => other.name === asked)) throw new NameTaken(asked);
    const text = this.craft.write({ ...thing, name: asked });
    const { name } = await api.saveDeck({ game, name: asked, text });
    if (saved !== null && name !== saved) await this.shelf.discard(saved);
    this.shelf.drop(id);
    // What was changed meanwhile stays, a name that was typed on included.
    const typed = oneLine(this.thing.name) === asked ? name : this.thing.name;
    this.draft = { id: name, saved: name, base: text, thing: { ...this.thing, name: typed } };
    this.kept = this.shelf.keep(this.draft);
    await this.shelf.load();
    return name;
  }

  /** Stops asking. */
  leave = (): void => clearTimeout(this.#timer);
}
