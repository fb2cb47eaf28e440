import { beforeEach, describe, expect, it } from 'vitest';
import type { Lane, SeenEvent, Update } from '../types.gen';
import { type Moment, news, Presentation } from './presentation';

const event = (number: number): SeenEvent => ({ number, event: number });

function update(viewer: 'home' | 'away', number: number, more: Partial<Lane> = {}): Update {
  const lane: Lane = {
    epoch: 1,
    number,
    reset: false,
    events: [event(number)],
    view: number,
    choices: [],
    prompt: { text: { key: 'p' }, clause: 'X-1' },
    scoreline: { score: { home: 0, away: 0 }, clock: "1'", phase: { key: 'f' }, attacking: null },
    takeback: 'none',
    ...more,
  };
  return { type: 'update', lanes: { [viewer]: lane }, to_act: [], seats: {}, connected: [], thinking: [], hints: true };
}

let shown: Moment[];
let told: Update[];
let still: boolean;
let presentation: Presentation;

beforeEach(() => {
  shown = [];
  told = [];
  still = false;
  presentation = new Presentation({
    show: (moment) => shown.push(moment),
    tell: (moment) => told.push(moment),
    still: () => still,
  });
});

const numbers = (moments: Update[]) => moments.map((moment) => moment.lanes.home?.number);

describe('Presentation', () => {
  it('shows the next update only when the board has settled, and tells only then', async () => {
    presentation.push(update('home', 1));
    presentation.push(update('home', 2));
    expect(numbers(shown)).toEqual([1]);
    expect(told).toEqual([]);
    presentation.settled();
    expect(numbers(told)).toEqual([1]);
    expect(numbers(shown), 'not within the effect that said so').toEqual([1]);
    await Promise.resolve();
    expect(numbers(shown)).toEqual([1, 2]);
    presentation.settled();
    expect(presentation.busy).toBe(false);
    presentation.settled();
    expect(numbers(told)).toEqual([1, 2]);
  });

  it('goes to the end of a long queue in one step, and tells every word of it', async () => {
    for (let number = 1; number <= 500; number += 1) presentation.push(update('home', number));
    presentation.settled();
    await Promise.resolve();
    expect(shown.map((moment) => moment.instant)).toEqual([false, true]);
    expect(news(shown[1]!, 'home')).toHaveLength(499);
    presentation.settled();
    expect(presentation.busy).toBe(false);
    expect(numbers(told)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
  });

  it('begins a backlog anew at a reset', async () => {
    for (const number of [1, 2, 3]) presentation.push(update('home', number));
    presentation.push(update('home', 9, { reset: true, events: [event(8), event(9)] }));
    presentation.push(update('home', 10));
    presentation.settled();
    await Promise.resolve();
    expect(shown[1]?.lanes.home).toMatchObject({ reset: true, events: [event(8), event(9), event(10)] });
  });

  it('animates nothing where nothing should move', () => {
    still = true;
    presentation.push(update('home', 1));
    expect(shown[0]?.instant).toBe(true);
  });

  it('jumps after a reset: no news, no animation', () => {
    presentation.push(update('home', 7, { reset: true }));
    expect(shown[0]?.instant).toBe(true);
    expect(news(shown[0]!, 'home')).toEqual([]);
    expect(shown[0]?.lanes.home?.events).toEqual([event(7)]);
  });

  it('remembers the other lane, without its old news', async () => {
    presentation.push(update('home', 1));
    presentation.push(update('away', 1));
    presentation.settled();
    await Promise.resolve();
    expect(shown[1]?.lanes.home).toMatchObject({ view: 1, events: [] });
    expect(news(shown[1]!, 'away')).toEqual([event(1)]);
  });

  it('forgets that a remembered lane was reset', async () => {
    presentation.push(update('home', 7, { reset: true }));
    presentation.push(update('away', 1));
    presentation.settled();
    await Promise.resolve();
    expect(shown[1]?.lanes.home).toMatchObject({ reset: false, events: [] });
  });

  it('skips to the end of what is shown', () => {
    presentation.push(update('home', 1));
    presentation.skip();
    expect(shown.map((moment) => moment.instant)).toEqual([false, true]);
    presentation.skip();
    expect(shown).toHaveLength(2);
    presentation.settled();
    expect(numbers(told)).toEqual([1]);
  });
});
