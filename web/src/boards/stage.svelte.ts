/** The stage of a board: takes views and events in, shows what happened one step after the other, and comes to rest. */

import { onDestroy, tick, untrack } from 'svelte';
import { on } from 'svelte/events';
import { duration, settings } from '../lib/settings.svelte';
import { sound, type SoundName } from '../lib/sound';
import type { SeenEvent } from '../types.gen';
import { isPicture } from './picture';

/** A step of a show; `ms` at normal speed. */
export interface Timed {
  ms: number;
}

/** What a game tells the stage, in pure functions: `V`, `E`, `S` and `T` are its view, event, scene and step. */
export interface Script<V, E, S, T extends Timed> {
  /** The scene at rest in a view; `before` is what was on the table. */
  rest(view: V, before: S | null): S;
  /** The steps that show some events; `before` is the view in which they began, `view` the one to which they led. */
  steps(events: E[], before: V, view: V): T[];
  /** The scene after a step on the way to a view. */
  after(scene: S, step: T, view: V): S;
  /** What a step sounds like. */
  sound?(step: T): SoundName | null;
  /** How loud the crowd is, from 0 to 1. */
  danger?(scene: S): number;
}

/** What a board does when the stage moves. */
export interface Cues<S, T> {
  /** A new view comes in: what was half chosen in the one before means nothing any more. */
  taken?(): void;
  /** A step has been drawn: things may glide from where they were in `before`, until `over` says that the show is broken off. */
  stepped?(step: T, before: S, ms: number, over: AbortSignal): void;
  /** The table is at rest as the view says. */
  rested?(): void;
}

/** What comes in, as the page hands it to the board. */
export interface News<V, E> {
  view: V;
  events: SeenEvent<E>[];
  /** Draw without animation; turning true in the middle of a show means: go to its end. */
  instant: boolean;
  /** Whether this viewer is asked for a decision, as soon as the events have been shown. */
  interactive: boolean;
  /** To be told when the events have been shown. */
  settled(): void;
}

export class Stage<V, E, S, T extends Timed> {
  /** What is drawn. */
  scene: S = $state.raw() as S;
  /** Whether events are being shown. */
  busy = $state(false);
  /** How many milliseconds the step takes that is being shown; 0 at rest. */
  ms = $state(0);
  /** What has happened since this viewer's last decision; for those who only watch, what happened last. */
  trail: E[] = $state.raw([]);
  /** How many times faster it goes for now. */
  hurry = 1;
  /** Whether nobody hears it. */
  silent = false;
  /** What is animated on it; the frame names it. */
  root: HTMLElement | undefined;

  #script: Script<V, E, S, T>;
  #cues: Cues<S, T>;
  #news: News<V, E> | null = null;
  /** Whether this viewer has ever been asked for a decision, and whether in the view on the table. */
  #coach = false;
  #asked = false;
  /** Breaks off what is being shown. */
  #over = new AbortController();

  constructor(script: Script<V, E, S, T>, view: V, cues: Cues<S, T> = {}) {
    this.#script = script;
    this.#cues = cues;
    this.scene = script.rest(view, null);
  }

  /** Takes news in; the same news again change nothing but how fast they are shown. */
  take(news: News<V, E>): void {
    const last = this.#news;
    this.#news = news;
    if (last?.view === news.view && last.events === news.events) {
      this.#ask(news.interactive);
      if (news.instant) this.skip();
      return;
    }
    const events = news.events.map(({ event }) => event);
    this.trail = events.length === 0 ? [] : this.#asked || !this.#coach ? events : [...this.trail, ...events];
    this.#asked = false;
    this.#ask(news.interactive);
    this.busy = true;
    this.#cues.taken?.();
    const still = news.instant || document.hidden;
    const steps = still ? [] : this.#script.steps(events, last?.view ?? news.view, news.view);
    if (steps.length === 0) this.#finish();
    else void this.#run(steps, news);
  }

  /** Goes to the end of what is being shown. */
  skip(): void {
    if (this.busy) this.#finish();
  }

  /** Shows some steps again, from an earlier scene; news, and `rest`, end it. */
  async again(from: S, steps: T[]): Promise<void> {
    const news = this.#news;
    if (!news || this.busy) return;
    this.scene = from;
    if (await this.#show(steps, news.view)) this.rest();
  }

  /** Breaks off what is being shown, and draws the view as it is. */
  rest(): void {
    if (!this.#news) return;
    this.#over.abort();
    for (const animation of this.root?.getAnimations({ subtree: true }) ?? []) {
      if (!(animation instanceof CSSAnimation) && animation.playState === 'running') animation.finish();
    }
    this.ms = 0;
    this.scene = this.#script.rest(this.#news.view, this.scene);
    this.murmur();
  }

  /** The board goes away: nothing is shown any more, and nobody waits for it. */
  stop(): void {
    this.#over.abort();
    sound.mute();
    if (this.busy) this.#news?.settled();
    this.busy = false;
  }

  /** Lets the crowd be heard as the scene is dangerous. */
  murmur(): void {
    if (this.silent) return;
    sound.crowd(this.#script.danger?.(this.scene) ?? 0);
  }

  #ask(interactive: boolean): void {
    this.#asked ||= interactive;
    this.#coach ||= interactive;
  }

  async #run(steps: T[], { view }: News<V, E>): Promise<void> {
    if (await this.#show(steps, view)) this.#finish();
  }

  /** Shows steps, and tells whether it has come to their end. */
  async #show(steps: T[], view: V): Promise<boolean> {
    this.#over.abort();
    this.#over = new AbortController();
    const over = this.#over.signal;
    for (const step of steps) {
      const ms = duration(step.ms) / this.hurry;
      const before = this.scene;
      this.ms = ms;
      this.scene = this.#script.after(before, step, view);
      const name = this.#script.sound?.(step);
      if (name) sound.play(name);
      this.murmur();
      if (ms === 0) continue;
      await tick();
      if (over.aborted) return false;
      this.#cues.stepped?.(step, before, ms, over);
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (over.aborted) return false;
    }
    return true;
  }

  /** Puts the table to rest as the view says, and tells so. */
  #finish(): void {
    this.rest();
    this.busy = false;
    this.#news?.settled();
    this.#cues.rested?.();
  }
}

/** The stage of the board that is being made: follows what the page hands over, hidden tabs and the sound. */
export function stageOf<V, E, S, T extends Timed>(script: Script<V, E, S, T>, news: () => News<V, E>, cues: Cues<S, T> = {}): Stage<V, E, S, T> {
  const stage = new Stage(script, untrack(news).view, cues);
  stage.silent = isPicture();
  $effect(() => {
    const now = news();
    untrack(() => stage.take(now));
  });
  $effect(() => {
    if (settings.sound) untrack(() => stage.murmur());
    else sound.mute();
  });
  $effect(() => on(document, 'visibilitychange', () => document.hidden && stage.skip()));
  onDestroy(() => stage.stop());
  return stage;
}
