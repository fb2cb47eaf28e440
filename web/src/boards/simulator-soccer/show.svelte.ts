/** Shows what happened step by step, and has the table at rest in between. */

import { tick } from 'svelte';
import { duration } from '../../lib/settings.svelte';
import { sound } from '../../lib/sound';
import { ballAt, type Height, pegsAt, shareAt } from './flight';
import { after, danger, type Race, sceneOf, type Scene, soundOf, type Step, steps } from './scene';
import type { Angle } from './prefs.svelte';
import type { Event, View } from './types';

/** A kick that is shown again: how long before each kick and after it, and how much slower than at first. */
const LEAD_MS = 700;
const AGAIN = 1.4;

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
  /** The last kick, the table before it, and whether it was a goal: it can be shown again until the next one. */
  kick: { before: Scene; step: Step; goal: boolean } | null = $state.raw(null);
  /** The camera of a kick that is being shown again. */
  angle: Angle | null = $state(null);
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
    this.angle = null;
    if (events.length === 0) this.kick = null;
    if (instant) for (const step of list) this.#put(step);
    if (instant || list.length === 0) this.finish();
    else void this.#run(list);
  }

  /** Goes to the end of what is being shown. */
  finish(): void {
    this.#rest();
    sound.crowd(danger(this.scene));
    this.busy = false;
    this.#stage.rested();
  }

  /** Puts the table to rest as the view says. */
  #rest(): void {
    this.stop();
    this.glide = 0;
    this.angle = null;
    this.scene = sceneOf(this.#view);
    this.share = 1;
  }

  /** Shows the last kick again, from one camera after the other. */
  async again(angles: readonly Angle[]): Promise<void> {
    const { kick } = this;
    if (!kick || this.busy || this.angle) return;
    const mine = ++this.#turn;
    for (const angle of angles) {
      this.angle = angle;
      this.glide = 0;
      this.scene = kick.before;
      if (!(await this.#wait(duration(LEAD_MS), mine))) return;
      this.scene = after(kick.before, kick.step);
      const { flight } = this.scene;
      if (!flight) break;
      this.share = 0;
      const ms = duration(flight.ms * AGAIN);
      this.#fly(ms, mine);
      if (!(await this.#wait(ms + duration(LEAD_MS), mine))) return;
    }
    this.#rest();
  }

  /** Ends what is being shown again. */
  enough(): void {
    if (this.angle) this.#rest();
  }

  /** Breaks off: the board goes away. */
  stop(): void {
    this.#turn += 1;
  }

  #put(step: Step): void {
    if (step.kind === 'flight') this.kick = { before: { ...this.scene, stamp: null, dice: null, panel: null, race: null }, step, goal: false };
    if (step.kind === 'score' && this.kick) this.kick = { ...this.kick, goal: true };
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
      if (!(await this.#wait(ms, mine))) return;
      if (this.scene.flight) this.share = 1;
    }
    this.finish();
  }

  /** Waits, and tells whether the show still goes on. */
  async #wait(ms: number, mine: number): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return mine === this.#turn;
  }

  /** Plays a flight back in its time. */
  #fly(ms: number, mine: number): void {
    const since = performance.now();
    let [heard, fallen] = [0, 0];
    const next = () => {
      if (mine !== this.#turn || !this.scene.flight) return;
      const { flight } = this.scene;
      this.share = shareAt(flight, (performance.now() - since) / ms);
      for (; (flight.knocks[heard] ?? 2) <= this.share; heard += 1) sound.play('woodwork');
      for (; (flight.falls[fallen]?.share ?? 2) <= this.share; fallen += 1) sound.play('topple');
      if (this.share < 1) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }
}
