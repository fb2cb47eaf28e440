import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opener, press, seen, tap } from '../mounted.svelte';
import Board, { kits, needsCurtain } from './Board.svelte';
import { pool, view } from './example';
import { usePool } from './pool.svelte';
import type { Event, Move } from './types';

const MOVES: Move[] = [{ type: 'play', card: 'ES01' }, { type: 'pass', slot: 'A2' }, { type: 'pass', slot: 'D1' }, { type: 'shoot' }, { type: 'resign' }];
const PASSED: Event[] = [
  { type: 'pass_announced', side: 'home', slot: 'A1', player: 'PE01', to: 'A2', receiver: 'PE02' },
  { type: 'pass_completed', side: 'home', slot: 'A2', player: 'PE02' },
];
const RESPONSE = { phase: { kind: 'response', side: 'home' } as const, possession: 'away' as const, stack: [{ kind: 'pass', side: 'away', from: 'A1', to: 'A2' } as const] };
const open = opener(Board, () => ({ view: view(), choices: MOVES }));

const spot = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`);
const offered = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((element) => element.dataset.key);

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  usePool(pool);
});
afterEach(() => vi.unstubAllGlobals());

describe('settled', () => {
  it('is said once for what is drawn at once', () => {
    expect(open().props.settled).toHaveBeenCalledTimes(1);
  });

  it('is said once when the events have been shown, not before', async () => {
    const { props } = open();
    Object.assign(props, { view: view({ carrier: 'A2' }), events: seen(PASSED), instant: false });
    flushSync();
    await vi.advanceTimersByTimeAsync(300);
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(1);
    expect(offered()).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(2);
    expect(offered()).toContain('do-shoot');
  });

  it('is said once when the show is skipped, and nothing plays on', async () => {
    const { props } = open();
    Object.assign(props, { view: view(), events: seen(PASSED), instant: false });
    flushSync();
    props.instant = true;
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
  });

  it('is said when the board goes away in the middle of a show', () => {
    const { props, close } = open();
    Object.assign(props, { view: view(), events: seen(PASSED), instant: false });
    flushSync();
    close();
    expect(props.settled).toHaveBeenCalledTimes(2);
  });
});

describe('a choice', () => {
  it('is shown by the first tap on a player and made by the second', () => {
    const { props } = open();
    tap(spot('home-A2'));
    expect(props.play).not.toHaveBeenCalled();
    expect(document.querySelector('.meaning')?.textContent).toBe('Pass to Runner A2');
    tap(spot('home-A2'));
    expect(props.play).toHaveBeenCalledWith({ type: 'pass', slot: 'A2' });
  });

  it('can be confirmed in reach of the thumb', () => {
    const { props } = open();
    tap(spot('hand-0'));
    tap(spot('confirm'));
    expect(props.play).toHaveBeenCalledWith({ type: 'play', card: 'ES01' });
  });

  it('is sent once, and open again when the server has refused it', async () => {
    const { props } = open();
    spot('do-shoot')?.click();
    flushSync();
    expect(offered()).toEqual([]);
    expect(props.play).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(offered()).toContain('do-shoot');
  });

  it('tells before a shot what it would meet', () => {
    open();
    expect(document.querySelector('.forecast')?.textContent).toContain('Your ATTACK: 3. Best fresh blocker: 4');
  });

  it('gives one game of several up only when asked twice', () => {
    const { props } = open({ view: view({ games: 3 }) });
    const flag = document.querySelector<HTMLElement>('[aria-label="Give up this game"]');
    tap(flag);
    expect(props.play).not.toHaveBeenCalled();
    tap(flag);
    expect(props.play).toHaveBeenCalledWith({ type: 'resign' });
  });
});

describe('what is forbidden', () => {
  it('is tried, so that the server says why', () => {
    const { props } = open();
    spot('hand-1')?.click();
    expect(props.attempt).toHaveBeenCalledWith({ type: 'play', card: 'ET01' });
    spot('home-B1')?.click();
    expect(props.attempt).toHaveBeenCalledWith({ type: 'pass', slot: 'B1' });
    expect(props.play).not.toHaveBeenCalled();
  });
});

describe('the keyboard', () => {
  it('goes into the choices, hears them in words and leaves them again', () => {
    open();
    press('ArrowRight');
    expect(document.activeElement).toBe(spot('home-A2'));
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Pass to Runner A2. Runner A2 of Ann, attack line, A2, ATTACK 3, DEFENCE 2, fresh');
    expect(document.querySelector('.meaning')?.textContent).toBe('Pass to Runner A2');
    press('Escape');
    expect(document.querySelector('.meaning')?.textContent).toBeUndefined();
  });
});

describe('letting everything through', () => {
  const toggle = () => document.querySelector<HTMLElement>('[aria-label="Let everything through until the next shot"]');
  const lets: Move[] = [{ type: 'let' }, { type: 'play', card: 'ES01' }];

  it('answers by itself until there is a shot', () => {
    const { props } = open({ view: view(RESPONSE), choices: lets });
    toggle()?.click();
    flushSync();
    expect(props.play).toHaveBeenCalledWith({ type: 'let' });
    Object.assign(props, { view: view(RESPONSE) });
    flushSync();
    expect(props.play).toHaveBeenCalledTimes(2);
    Object.assign(props, { view: view({ ...RESPONSE, stack: [{ kind: 'shot', side: 'away' }] }) });
    flushSync();
    expect(props.play).toHaveBeenCalledTimes(2);
    expect(toggle()?.getAttribute('aria-pressed')).toBe('false');
  });

  it('can be called off', () => {
    const { props } = open({ choices: [] });
    toggle()?.click();
    flushSync();
    toggle()?.click();
    flushSync();
    Object.assign(props, { view: view(RESPONSE), choices: lets });
    flushSync();
    expect(props.play).not.toHaveBeenCalled();
  });
});

describe('letting everything through on a shared screen', () => {
  const toggle = () => document.querySelector<HTMLElement>('[aria-label="Let everything through until the next shot"]');
  const lets: Move[] = [{ type: 'let' }];

  it('is remembered behind the curtain, for the coach who asked for it', () => {
    const kept = new Map<string, unknown>();
    const home = open({ kept });
    toggle()?.click();
    flushSync();
    home.close();
    const away = open({ kept, seat: 'away', view: view({ ...RESPONSE, you: 'away', phase: { kind: 'response', side: 'away' } }), choices: lets });
    expect(toggle()?.getAttribute('aria-pressed')).toBe('false');
    expect(away.props.play).not.toHaveBeenCalled();
    away.close();
    const { props } = open({ kept, view: view(RESPONSE), choices: lets });
    expect(toggle()?.getAttribute('aria-pressed')).toBe('true');
    expect(props.play).toHaveBeenCalledWith({ type: 'let' });
  });

  it('ends with a shot that the other coach sees', () => {
    const kept = new Map<string, unknown>();
    const home = open({ kept });
    toggle()?.click();
    flushSync();
    home.close();
    open({ kept, seat: 'away', view: view({ you: 'away', stack: [{ kind: 'shot', side: 'home' }] }), choices: [] }).close();
    const { props } = open({ kept, view: view(RESPONSE), choices: lets });
    expect(props.play).not.toHaveBeenCalled();
  });
});

describe('other questions', () => {
  it('lays out the cards to pick from', () => {
    const { props } = open({ view: view({ phase: { kind: 'pick_card', side: 'home', from: 'hand' }, picks: ['NS01'], picks_from: 'hand' }), choices: [{ type: 'pick', card: 'NS01' }] });
    spot('pick-0')?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'pick', card: 'NS01' });
  });

  it('puts a player on a free slot', () => {
    const { props } = open({ view: view({ phase: { kind: 'deploy' }, to_deploy: ['PE01'] }), choices: [{ type: 'deploy', player: 'PE01', slot: 'D4' }] });
    spot('squad-PE01')?.click();
    flushSync();
    spot('slot-D4')?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'deploy', player: 'PE01', slot: 'D4' });
  });

  it('takes a ready-made deck to the match', async () => {
    const answers: Record<string, unknown> = { '/api/me/decks': [], '/api/games/social-soccer/decks/check': { legal: true, breaches: [], text: 'PE01..PE10 | 3xES01' } };
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
    const { props } = open({ view: view({ phase: { kind: 'bring' } }), choices: null });
    // The picker is fetched when it is needed: on a busy machine that takes its time.
    await vi.waitFor(() => expect(document.querySelector('.bring input')).not.toBeNull(), { timeout: 15_000 });
    document.querySelector<HTMLElement>('.bring input')?.click();
    await vi.advanceTimersByTimeAsync(50);
    flushSync();
    document.querySelector<HTMLElement>('.bring .primary')?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'bring', deck: 'EFFORT-START-30' });
  });

  it('are not put to those who watch', () => {
    open({ seat: null, choices: [], interactive: false, view: view({ you: null, hand: [] }) });
    expect(offered()).toEqual([]);
  });
});

describe('the module', () => {
  it('keeps hands apart while there is play, and dresses the sides in two colours', () => {
    expect(needsCurtain(view())).toBe(true);
    expect(needsCurtain(view({ phase: { kind: 'over' } }))).toBe(false);
    const { home, away } = kits(view({ sides: { home: view().sides.home, away: { ...view().sides.away, banner: 'effort' } } }));
    expect(home).not.toBe(away);
  });
});

describe('a hint', () => {
  const marked = () => [...document.querySelectorAll<HTMLElement>('.hinted')].map((element) => element.dataset.key);

  it.each([
    [{ type: 'pass', slot: 'A2' }, ['home-A2']],
    [{ type: 'play', card: 'ES01' }, ['hand-0']],
    [{ type: 'shoot' }, ['do-shoot']],
  ] as [Move, string[]][])('marks the player, the card or the button: $type', (hinted, keys) => {
    open({ hinted });
    expect(marked()).toEqual(keys);
  });
});
