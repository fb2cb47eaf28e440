/** What a person has built: what the server keeps, what is at work in this browser, and where each of it opens. */

import { api, ApiError } from '../lib/api';
import type { SavedDeck } from '../types.gen';
import { type Craft, type Draft, freeName, type Thing, type Verdict, word } from './craft';
import { Drafts } from './drafts';

/** The address of a thing with nothing in it. */
export const NEW = 'new';

/** What was deleted on this visit, and can be brought back. */
export interface Gone<T> {
  name: string;
  saved: SavedDeck | undefined;
  draft: Draft<T> | undefined;
}

/** What the server keeps for a game, the latest first. */
export async function savedFor(game: string): Promise<SavedDeck[]> {
  const all = await api.decks();
  return all.filter((deck) => deck.game === game).toSorted((a, b) => b.updated_ms - a.updated_ms);
}

export class Shelf<T extends Thing, R extends Verdict, C extends Craft<T, R> = Craft<T, R>> {
  saved = $state.raw<SavedDeck[]>([]);
  drafts = $state.raw<Draft<T>[]>([]);
  gone = $state.raw<Gone<T>[]>([]);
  readonly #drafts: Drafts<T, R>;

  constructor(readonly craft: C) {
    this.#drafts = new Drafts(craft);
  }

  async load(): Promise<SavedDeck[]> {
    this.saved = await savedFor(this.craft.game);
    const earlier = await this.craft.earlier(async (text) => this.craft.read(await this.#ask(text), ''), this.saved);
    for (const draft of earlier) this.#drafts.keep(draft.saved === null ? { ...draft, id: this.free(draft.id) } : draft);
    this.drafts = this.#drafts.all();
    return this.saved;
  }

  keep = (draft: Draft<T>): boolean => this.#drafts.keep(draft);
  drop = (id: string): boolean => this.#drafts.drop(id);
  tidy = (): boolean => this.#drafts.tidy();

  /** What an address means: what is at work first, then what is saved, then what is ready-made. */
  async open(id: string): Promise<Draft<T>> {
    const { craft } = this;
    const draft = this.#drafts.find(id);
    if (draft) return draft;
    const saved = this.saved.find(({ name }) => name === id);
    const ready = craft.ready.find((other) => other.id === id);
    const text = saved?.text ?? ready?.text;
    if (text === undefined && id === NEW) {
      const thing = craft.empty(this.free(word(craft.kind, '-new-name')));
      return { id, saved: null, base: craft.write(thing), thing };
    }
    if (text === undefined) throw new ApiError(`${craft.kind}_not_found`, 404, '');
    const report = await this.#ask(text);
    const read = craft.read(report, saved?.name ?? ready?.name ?? id);
    if (!read) throw new ApiError('bad_deck', 422, report.breaches[0]?.detail ?? '');
    const thing = saved ? { ...read, name: saved.name } : read;
    return { id, saved: saved?.name ?? null, base: craft.write(thing), thing };
  }

  /** Reads a text: the address of its thing, or why it cannot be read. */
  async read(text: string): Promise<{ id: string } | { report: R }> {
    const { craft } = this;
    const report = await this.#ask(text);
    const thing = craft.read(report, word(craft.kind, '-shared-name'));
    if (!thing) return { report };
    const written = craft.write(thing);
    const known =
      this.saved.find((other) => other.text === report.text)?.name ??
      craft.ready.find((other) => other.text === report.text)?.id ??
      this.#drafts.all().find((draft) => craft.write(draft.thing) === written)?.id;
    if (known !== undefined) return { id: known };
    return { id: this.#begin(thing) };
  }

  /** Another thing with the same contents, kept in this browser until it is saved; gives its address. */
  duplicate = ({ thing }: Draft<T>): string => this.#begin(thing);

  #begin(thing: T): string {
    const id = this.free(thing.name);
    this.#drafts.keep({ id, saved: null, base: null, thing: { ...thing, name: id } });
    return id;
  }

  async remove(id: string): Promise<void> {
    const saved = this.saved.find(({ name }) => name === id);
    const draft = this.#drafts.find(id);
    if (saved) await this.discard(saved.name);
    this.gone = [{ name: draft?.thing.name ?? id, saved, draft }, ...this.gone];
    this.#drafts.drop(id);
    await this.load();
  }

  /** Takes a thing off the server; what the server no longer has is as good as deleted. */
  async discard(name: string): Promise<void> {
    try {
      await api.deleteDeck(this.craft.game, name);
    } catch (reason) {
      if (!(reason instanceof ApiError && reason.status === 404)) throw reason;
    }
  }

  /** Brings a thing back, under the next free name if its own has been given away. */
  async bringBack(gone: Gone<T>): Promise<void> {
    const { saved, draft } = gone;
    const { game, nameLetters } = this.craft;
    if (saved) await api.saveDeck({ game, name: freeName(saved.name, nameLetters, this.saved.map(({ name }) => name)), text: saved.text });
    if (draft) this.#drafts.keep(draft);
    this.gone = this.gone.filter((other) => other !== gone);
    await this.load();
  }

  /** The name, or the next one that no other thing has for its name or its address. */
  free(name: string): string {
    const taken = [...this.saved.map((saved) => saved.name), ...this.#drafts.all().flatMap(({ id, thing }) => [id, thing.name])];
    return freeName(name, this.craft.nameLetters, [...taken, NEW, ...this.craft.ready.map(({ id }) => id)]);
  }

  #ask = (text: string): Promise<R> => api.checkDeck<R>(this.craft.game, text, this.craft.terms(this.craft.empty('')));
}
