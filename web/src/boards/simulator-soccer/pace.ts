/** Whether a device keeps up with what it is asked to draw. */

/** A frame should take no longer than this; what it takes longer is time lost, of which one frame counts for so much at most. */
const FRAME = 1 / 45;
const LOST_AT_ONCE = 0.15;
/** The first frames of anything new are slow everywhere; after them, so many are remembered, and may have lost so much. */
const FIRST = 3;
const REMEMBERED = 24;
const LOST = 0.2;

export class Pace {
  #seen = 0;
  #lost: number[] = [];

  /** Takes the seconds of one more frame of a movement; whether the device has shown that it does not keep up. */
  falls(seconds: number): boolean {
    this.#seen += 1;
    if (this.#seen <= FIRST) return false;
    this.#lost = [...this.#lost, Math.min(LOST_AT_ONCE, Math.max(0, seconds - FRAME))].slice(-REMEMBERED);
    return this.#lost.reduce((all, lost) => all + lost, 0) > LOST;
  }
}
