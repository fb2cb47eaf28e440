/** Things at work: what is not saved yet lives in this browser, so that no reload and no other thing loses it. */

import { type Craft, type Draft, isChanged, isRecord, isText, type Thing, type Verdict } from './craft';

const KEY = 'five-a-side-bench';

/** Each call reads the browser's store anew: another tab may have kept something meanwhile. */
export class Drafts<T extends Thing, R extends Verdict> {
  constructor(private readonly craft: Craft<T, R>) {}

  /** All of them; whatever is cut short or strange is left out. */
  all(): Draft<T>[] {
    try {
      const list: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(list) ? list.filter((value) => this.#isDraft(value)) : [];
    } catch {
      return [];
    }
  }

  find = (id: string): Draft<T> | undefined => this.all().find((draft) => draft.id === id);
  drop = (id: string): boolean => this.#keepAll(this.all().filter((draft) => draft.id !== id));

  /** Keeps a draft; of a saved thing only while it is changed. */
  keep(draft: Draft<T>): boolean {
    const others = this.all().filter(({ id }) => id !== draft.id);
    return this.#keepAll(isChanged(this.craft, draft) || draft.saved === null ? [draft, ...others] : others);
  }

  /** Lets go of those with which nothing would be lost. */
  tidy = (): boolean => this.#keepAll(this.all().filter((draft) => isChanged(this.craft, draft)));

  get #key(): string {
    return `${KEY}/${this.craft.game}`;
  }

  /** Keeps the list; false if the browser refuses. */
  #keepAll(list: Draft<T>[]): boolean {
    try {
      localStorage.setItem(this.#key, JSON.stringify(list));
      return true;
    } catch {
      return false;
    }
  }

  #isDraft(value: unknown): value is Draft<T> {
    return (
      isRecord(value) &&
      isText(value.id) &&
      [value.saved, value.base].every((text) => text === null || isText(text)) &&
      this.craft.isThing(value.thing)
    );
  }
}
