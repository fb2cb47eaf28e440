/** Shows what happened step by step, and has the table at rest in between. */

import { tick } from 'svelte';
import { duration } from '../../lib/settings.svelte';
import { sound } from '../../lib/sound';
import { ballAt, type Height, pegsAt, shareAt } from './flight';
import { after, danger, type Race, sceneOf, type Scene, soundOf, type Step, steps } from './scene';
import type { Event, View } from './types';

export interface Stage {
  /** A step has been put on the table. */
  stepped(): void;
  /** The table is at rest as the view says. */
  rested(): void;
}

export class Show {
  scene: Scene = $state.raw() as Scene;
  /** Whether events are being shown; also before the first view has been taken in. */
  busy = $state(true);
  /** Milliseconds in which a peg glides to its place. */
  glide = $state(0);
  /** The share of a flight that has been shown. */
  share = $state(1);
  /** SIM-COD The last run to the ball: it stays on the table until the next kick. */
  race: Race | null = $state.raw(null);
  pegs: Scene['pegs'] = $derived(this.scene.flight ? pegsAt(this.scene.flight, this.scene.pegs, this.share) : this.scene.pegs);
  ball: Height = $derived(this.scene.flight ? ballAt(this.scene.flight, this.share) : this.scene.ball);
  trail: Height[] = $derived(this.scene.flight ? this.scene.flight.path.slice(0, Math.ceil(this.share * this.scene.flight.path.length)) : []);

  #view: View;
  #stage: Stage;
  /** Counts the shows, so that one that was broken off does not go on. */
  #turn = 0;

  constructor(view: View, stage: Stage) {
    this.#view = view;
    this.#stage = stage;
    this.scene = sceneOf(view);
  }

  /** Takes a new view in; `instant` puts the table to rest at once. */
  take(view: View, events: Event[], instant: boolean): void {
    const list = steps(events, this.#view);
    this.#view = view;
    this.busy = true;
    if (instant) for (const step of list) this.#put(step);
    if (instant || list.length === 0) this.finish();
    else void this.#run(list);
  }

  /** Goes to the end of what is being shown. */
  finish(): void {
    this.stop();
    this.glide = 0;
    this.scene = sceneOf(this.#view);
    this.share = 1;
    sound.crowd(danger(this.scene));
    this.busy = false;
    this.#stage.rested();
  }

  /** Breaks off: the board goes away. */
  stop(): void {
    this.#turn += 1;
  }

  #put(step: Step): void {
    this.scene = after(this.scene, step);
    this.share = this.scene.flight ? 0 : 1;
    if (this.scene.race) this.race = this.scene.race;
    else if (['flight', 'panel', 'lift'].includes(step.kind) || (step.kind === 'stamp' && step.stamp.call === 'declared')) this.race = null;
  }

  async #run(list: Step[]): Promise<void> {
    const mine = ++this.#turn;
    for (const step of list) {
      this.glide = duration(step.ms);
      this.#put(step);
      const name = soundOf(step);
      if (name) sound.play(name);
      sound.crowd(danger(this.scene));
      const ms = duration(this.scene.flight?.ms ?? step.ms);
      await tick();
      if (mine !== this.#turn) return;
      this.#stage.stepped();
      if (this.scene.flight) this.#fly(ms, mine);
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (mine !== this.#turn) return;
      if (this.scene.flight) this.share = 1;
    }
    this.finish();
  }

  /** Plays a flight back in its time. */
  #fly(ms: number, mine: number): void {
    const since = performance.now();
    const next = () => {
      if (mine !== this.#turn || !this.scene.flight) return;
      this.share = shareAt(this.scene.flight, (performance.now() - since) / ms);
      if (this.share < 1) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }
}
