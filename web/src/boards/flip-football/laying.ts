/** Laying from the pack: a tap, a key, or a hold that runs on minute after minute. */

const HOLD_MS = 380;
/** How much faster it goes while the pack is held. */
const HURRY = 2.4;

/** What is needed to lay. */
export interface Table {
  /** Whether events are being shown, and how to go to their end. */
  busy(): boolean;
  skip(): void;
  hurry(times: number): void;
  /** Whether a card may be laid now. */
  may(): boolean;
  lay(): void;
  /** Asks why no card may be laid. */
  ask(): void;
}

export class Laying {
  #table: Table;
  #holding = false;
  /** A lay that was asked for while something was being shown. */
  #wanted = false;
  /** Whether the press that ends now was a hold: then its click means nothing. */
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Lays; while something is being shown, goes to its end first. */
  lay(): void {
    if (this.#table.busy()) {
      this.#wanted = true;
      this.#table.skip();
    } else if (this.#table.may()) this.#table.lay();
    else this.#table.ask();
  }

  /** The table has come to rest: lays what was asked for meanwhile, and runs on while the pack is held. */
  rested(): void {
    const wanted = this.#wanted || this.#holding;
    this.#wanted = false;
    if (wanted && this.#table.may()) this.#table.lay();
  }

  press(): void {
    this.#held = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.#hold();
    }, HOLD_MS);
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#holding = false;
    this.#table.hurry(1);
  }

  click(): void {
    if (!this.#held) this.lay();
    this.#held = false;
  }

  keydown(event: KeyboardEvent): void {
    event.preventDefault();
    if (!event.repeat) this.lay();
    else if (!this.#holding) this.#hold();
  }

  #hold(): void {
    this.#holding = true;
    this.#table.hurry(HURRY);
    if (!this.#table.busy() && this.#table.may()) this.#table.lay();
  }
}
