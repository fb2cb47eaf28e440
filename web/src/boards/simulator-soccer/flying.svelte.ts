/** The ball on its way: how much of a kick has been shown, and where ball and pegs are in the meantime. */

import { sound } from '../../lib/sound';
import { ballAt, type Flight, type Height, pegsAt, shareAt } from './flight';
import type { Scene } from './scene';

export class Flying {
  #flight: Flight | null = $state.raw(null);
  #share = $state(0);

  /** Plays a flight back in so many milliseconds, until `over` says that the show is broken off. */
  fly(flight: Flight, ms: number, over: AbortSignal): void {
    this.#flight = flight;
    this.#share = 0;
    const since = performance.now();
    let [heard, fallen] = [0, 0];
    const next = () => {
      if (over.aborted || this.#flight !== flight) return;
      this.#share = shareAt(flight, (performance.now() - since) / ms);
      for (; (flight.knocks[heard] ?? 2) <= this.#share; heard += 1) sound.play('woodwork');
      for (; (flight.falls[fallen]?.share ?? 2) <= this.#share; fallen += 1) sound.play('topple');
      if (this.#share < 1) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }

  pegs({ flight, pegs }: Scene): Scene['pegs'] {
    return flight ? pegsAt(flight, pegs, this.#shown(flight)) : pegs;
  }

  ball({ flight, ball }: Scene): Height {
    return flight ? ballAt(flight, this.#shown(flight)) : ball;
  }

  /** The way that the ball has come so far. */
  way({ flight }: Scene): Height[] {
    return flight ? flight.path.slice(0, Math.ceil(this.#shown(flight) * flight.path.length)) : [];
  }

  /** One that has not begun yet has the ball where it lies. */
  #shown(flight: Flight): number {
    return this.#flight === flight ? this.#share : 0;
  }
}
