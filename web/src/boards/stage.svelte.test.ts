import { flushSync, tick, untrack } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Moment, Presentation } from '../lib/presentation';
import { settings } from '../lib/settings.svelte';
import { sound } from '../lib/sound';
import type { Lane, Update } from '../types.gen';
import { seen } from './mounted.svelte';
import { type Cues, type News, type Script, Stage } from './stage.svelte';

/** A game in which events are numbers that are added up: the scene is the sum that has been shown. */
type Step = { add: number; ms: number };
const script: Script<number, number, number, Step> = {
  rest: (view) => view,
  steps: (events) => events.map((add) => ({ add, ms: 100 })),
  after: (scene, { add }) => scene + add,
  sound: ({ add }) => (add === 7 ? 'goal' : null),
};

let settled: ReturnType<typeof vi.fn<() => void>>;
const news = (view: number, events: number[] = [], change: Partial<News<number, number>> = {}): News<number, number> => ({
  view,
  events: seen(events),
  instant: false,
  interactive: false,
  settled,
  ...change,
});
const stand = (cues: Cues<number, Step> = {}) => new Stage(script, 0, cues);

beforeEach(() => {
  vi.useFakeTimers();
  settled = vi.fn();
  vi.spyOn(sound, 'play').mockImplementation(() => {});
  Object.assign(settings, { motion: 'full', speed: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(settings, { motion: 'system', speed: 1 });
});

describe('a show', () => {
  it('goes step by step to the view, and says so once', async () => {
    const stepped = vi.fn();
    const rested = vi.fn();
    const stage = stand({ stepped, rested });
    stage.take(news(5, [2, 3]));
    expect([stage.busy, stage.scene]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.busy, stage.scene]).toEqual([true, 5]);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.busy, stage.scene, stage.ms]).toEqual([false, 5, 0]);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(rested).toHaveBeenCalledTimes(1);
    expect(stepped.mock.calls.map(([step, before, ms]) => [step.add, before, ms])).toEqual([[2, 0, 100], [3, 2, 100]]);
  });

  it('is heard', async () => {
    stand().take(news(7, [7]));
    expect(sound.play).toHaveBeenCalledWith('goal');
  });

  it('takes as long as the speed and a hurry say', async () => {
    settings.speed = 2.5;
    const stage = stand();
    stage.hurry = 2;
    stage.take(news(2, [2]));
    expect(stage.ms).toBe(20);
    await vi.advanceTimersByTimeAsync(20);
    expect(stage.busy).toBe(false);
  });

  it('does not wait for steps without length', async () => {
    const stage = new Stage({ ...script, steps: () => [{ add: 1, ms: 0 }, { add: 1, ms: 0 }] }, 0);
    stage.take(news(2, [1, 1]));
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.busy, stage.scene]).toEqual([false, 2]);
  });

  it('can be skipped: nothing plays on, and what glides is told', async () => {
    const signals: AbortSignal[] = [];
    const stage = stand({ stepped: (_step, _before, _ms, over) => signals.push(over) });
    stage.take(news(5, [2, 3]));
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    expect([stage.busy, stage.scene]).toEqual([false, 5]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toHaveBeenCalledTimes(1);
    stage.skip();
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('is skipped when the page says so in its middle', async () => {
    const stage = stand();
    const told = news(5, [2, 3]);
    stage.take(told);
    stage.take({ ...told, instant: true });
    expect(stage.busy).toBe(false);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('is not begun anew by the same news', async () => {
    const taken = vi.fn();
    const stage = stand({ taken });
    const told = news(5, [2, 3]);
    stage.take(told);
    stage.take({ ...told, interactive: true });
    expect(taken).toHaveBeenCalledTimes(1);
    expect(stage.busy).toBe(true);
  });

  it('is left out at once: in a jump, in a hidden tab', () => {
    const stage = stand();
    stage.take(news(5, [2, 3], { instant: true }));
    expect([stage.busy, stage.scene]).toEqual([false, 5]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    stage.take(news(9, [4]));
    expect([stage.busy, stage.scene]).toEqual([false, 9]);
    expect(settled).toHaveBeenCalledTimes(2);
  });

  it('gives way to news that come too early', async () => {
    const stage = stand();
    stage.take(news(5, [2, 3]));
    stage.take(news(6, [1]));
    await vi.advanceTimersByTimeAsync(1000);
    expect([stage.busy, stage.scene]).toEqual([false, 6]);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('lets nobody wait when the board goes away', async () => {
    const stage = stand();
    stage.take(news(5, [2, 3]));
    stage.stop();
    expect(settled).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});

describe('what is shown again', () => {
  it('begins in an earlier scene and ends at rest, and nobody is told', async () => {
    const stage = stand();
    stage.take(news(5, [2, 3], { instant: true }));
    void stage.again(2, [{ add: 3, ms: 100 }, { add: 4, ms: 100 }]);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.busy, stage.scene]).toEqual([false, 9]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.scene).toBe(5);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('gives way to news, and to a coach who has seen enough', async () => {
    const stage = stand();
    stage.take(news(5, [2, 3], { instant: true }));
    void stage.again(0, [{ add: 1, ms: 100 }, { add: 1, ms: 100 }]);
    stage.rest();
    expect(stage.scene).toBe(5);
    void stage.again(0, [{ add: 1, ms: 100 }, { add: 1, ms: 100 }]);
    stage.take(news(6, [1]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.scene).toBe(6);
  });
});

describe('the trail', () => {
  const now = { instant: true };

  it('holds what happened since the coach’s last decision', () => {
    const stage = stand();
    stage.take(news(1, [1], { ...now, interactive: true }));
    stage.take(news(2, [2], now));
    stage.take(news(3, [3], { ...now, interactive: true }));
    expect(stage.trail).toEqual([2, 3]);
    stage.take(news(4, [4], now));
    expect(stage.trail).toEqual([4]);
  });

  it('holds what happened last for those who watch', () => {
    const stage = stand();
    stage.take(news(1, [1], now));
    stage.take(news(2, [2], now));
    expect(stage.trail).toEqual([2]);
  });

  it('is lost in a jump', () => {
    const stage = stand();
    stage.take(news(1, [1], { ...now, interactive: true }));
    stage.take(news(9, [], now));
    expect(stage.trail).toEqual([]);
  });
});

describe('a backlog', () => {
  it('of thousands of updates is caught up with, and no effect sets off another', async () => {
    const told: Update[] = [];
    let shown: Moment | null = $state.raw(null);
    const presentation = new Presentation({ show: (moment) => (shown = moment), tell: (update) => told.push(update), still: () => true });
    const stage = stand();
    const end = $effect.root(() => {
      $effect(() => {
        if (!shown) return;
        const { view, events } = shown.lanes.home as unknown as News<number, number>;
        untrack(() => stage.take(news(view, [], { events, instant: true, settled: () => presentation.settled() })));
      });
    });
    for (let view = 1; view <= 3000; view += 1) {
      const lane = { view, events: seen([1]), reset: false } as unknown as Lane;
      presentation.push({ type: 'update', lanes: { home: lane }, to_act: [], seats: {}, connected: [], thinking: [], hints: true });
    }
    flushSync();
    while (presentation.busy) await tick();
    expect(stage.scene).toBe(3000);
    expect(told).toHaveLength(3000);
    end();
  });
});

describe('a picture', () => {
  it('is silent', () => {
    const crowd = vi.spyOn(sound, 'crowd').mockImplementation(() => {});
    const stage = stand();
    stage.silent = true;
    stage.take(news(5, [], { instant: true }));
    expect(crowd).not.toHaveBeenCalled();
    stage.silent = false;
    stage.murmur();
    expect(crowd).toHaveBeenCalledTimes(1);
  });
});
