import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { opener, press, seen, tap } from '../mounted.svelte';
import Board, { kits, needsCurtain, tools } from './Board.svelte';
import { piece, view } from './example';
import { wish } from './help.svelte';
import type { Event, Hop, Move } from './types';

const MOVES: Move[] = [
  { type: 'pass', card: 'short', to: '17,7' },
  { type: 'pass', card: 'short', to: '25,7' },
  { type: 'pass', card: 'medium', to: '29,7' },
  { type: 'advance', card: 'short', direction: 'east' },
  { type: 'tactic', card: 'A01' },
  { type: 'skip' },
];
const PASSED: Event[] = [
  { type: 'pass_played', flight: { context: 'pass', side: 'home', by: 'H9', from: '19,7', to: '17,7', means: 'line', height: 'low', receiver: 'H6' } },
  { type: 'received', piece: 'H6', high: false, assist: false, used: false },
];
const open = opener(Board, () => ({ view: view(), choices: MOVES }));

const spot = (key: string) => document.querySelector<HTMLElement>(`.spots [data-choice="${key}"]`);
const spots = () => [...document.querySelectorAll<HTMLElement>('.spots [data-choice]')].map((element) => element.dataset.choice);
const places = () => [...document.querySelectorAll<HTMLElement>('.spots [data-choice]')].map(({ style }) => `${style.left} ${style.top}`);
const card = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`);
const button = (name: string) => [...document.querySelectorAll<HTMLElement>('.tray .row button')].find((element) => element.textContent === name);
const tool = (text: string) => tools().find((one) => one.text === text)?.use();

afterEach(() => {
  wish('odds', true);
  wish('turned', false);
});

describe('settled', () => {
  it('is said once for what is drawn at once', () => {
    expect(open().props.settled).toHaveBeenCalledTimes(1);
  });

  it('is said once when the events have been shown, not before', async () => {
    const { props } = open();
    Object.assign(props, { view: view(), events: seen(PASSED), instant: false });
    flushSync();
    await vi.advanceTimersByTimeAsync(50);
    expect(props.settled).toHaveBeenCalledTimes(1);
    expect(spots()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
    expect(spots()).not.toEqual([]);
  });

  it('is said once when the show is skipped, and when the board goes away', () => {
    const { props, close } = open();
    Object.assign(props, { view: view(), events: seen(PASSED), instant: false });
    flushSync();
    props.instant = true;
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(2);
    Object.assign(props, { view: view(), events: seen(PASSED), instant: false });
    flushSync();
    close();
    expect(props.settled).toHaveBeenCalledTimes(3);
  });
});

describe('a pass', () => {
  it('is a tap that shows and a tap that does', () => {
    const { props } = open();
    expect(spots()).toEqual(['17,7', '25,7']);
    tap(spot('25,7'));
    expect(document.querySelector('.words .warning')?.textContent).toContain('Away’s 4');
    expect(props.play).not.toHaveBeenCalled();
    tap(spot('25,7'));
    expect(props.play).toHaveBeenCalledWith({ type: 'pass', card: 'short', to: '25,7' });
  });

  it('goes as far as the chosen card, or becomes an advance', () => {
    open();
    tap(card('medium'));
    expect(spots()).toEqual(['29,7']);
    tap(card('short'));
    expect(spots()).toEqual(['17,7', '25,7']);
    button('Advance')?.click();
    flushSync();
    expect(spots()).toEqual(['run-east']);
  });

  it('to a forbidden hexagon is tried, so that the server says why', () => {
    const { props } = open();
    const drawing = document.querySelector('.pitch > svg');
    vi.spyOn(drawing as Element, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 746, height: 1207 } as DOMRect);
    drawing?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 58, clientY: 84 }));
    expect(props.attempt).toHaveBeenCalledWith({ type: 'pass', card: 'short', to: '40,0' });
  });
});

describe('the pitch', () => {
  const pressed = (coach: 'home' | 'away') => {
    const { props } = open({ view: view({ you: coach }) });
    const drawing = document.querySelector('.pitch > svg');
    vi.spyOn(drawing as Element, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 746, height: 1207 } as DOMRect);
    drawing?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 58, clientY: 84 }));
    return props.attempt;
  };

  it('lies so that Away attacks upwards too', () => {
    expect(pressed('away')).toHaveBeenCalledWith({ type: 'pass', card: 'short', to: '0,14' });
  });

  it('is turned by a button, and stays so', () => {
    const { close } = open();
    tool('Turn the pitch');
    close();
    expect(pressed('home')).toHaveBeenCalledWith({ type: 'pass', card: 'short', to: '0,14' });
  });
});

describe('a plain Ball card', () => {
  it('has its length chosen in the tray', () => {
    const [own, other] = view().hands;
    const plain = own?.cards ? { ...own, cards: { ...own.cards, ball: { short: 0, medium: 0, long: 0, plain: 2 } } } : own;
    open({ view: view({ hands: [plain, other].flatMap((hand) => hand ?? []) }), hinted: { type: 'pass', card: 'short', to: '17,7' } });
    expect(button('Short')?.classList).toContain('hinted');
    button('Medium')?.click();
    flushSync();
    expect(spots()).toEqual(['29,7']);
  });
});

describe('the discard piles', () => {
  it('are open to all, deck by deck', () => {
    open({ view: view({ decks: { ...view().decks, attack: 20, attack_discards: ['A03', 'A27'], save_discards: [] } }) });
    tool('Decks and discard piles');
    flushSync();
    const [attack] = document.querySelectorAll('.piles section');
    expect(attack?.textContent).toContain('20 left');
    expect(attack?.querySelectorAll('li')).toHaveLength(2);
  });
});

describe('a card', () => {
  it('shows both its uses, then is played', () => {
    const { props } = open();
    expect(card('A01')?.textContent).toContain('Dribbling');
    expect(card('A01')?.querySelector('.use')?.getAttribute('data-drawn')).toBe('Give and Go');
    tap(card('A01'));
    expect(props.play).not.toHaveBeenCalled();
    tap(card('A01'));
    expect(props.play).toHaveBeenCalledWith({ type: 'tactic', card: 'A01' });
  });

  it('is laid face down in a Face-off, with its odds if the coach wants them', () => {
    const face_off = { starter: 'home' as const, attacker: 'H9', defender: 'A4', attack: 4, defence: 3, last_man: false, attack_card: null, defence_card: null, odds: [{ card: 'A01', win: 63, level: 15, lose: 22 }] };
    const { props } = open({ view: view({ phase: { kind: 'face_off', starter: 'home', attacker: 'H9', defender: 'A4' }, face_off }), choices: [{ type: 'play', card: 'A01' }] });
    expect(card('A01')?.getAttribute('aria-label')).toContain('63 % win');
    wish('odds', false);
    flushSync();
    expect(card('A01')?.getAttribute('aria-label')).not.toContain('63 %');
    expect(document.querySelector('.duel')?.textContent).toContain('Home’s 9');
    card('A01')?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'play', card: 'A01' });
  });
});

describe('an Offside Trap', () => {
  it('is chosen step by step, and a step back undoes one step', () => {
    const [first, second, other] = [{ piece: 'A6', to: '20,2' }, { piece: 'A5', to: '22,8' }, { piece: 'A4', to: '22,8' }];
    const trap = (...[first, second]: [Hop, Hop]): Move => ({ type: 'trap', card: 'D05', first, second });
    const flight = { context: 'pass' as const, side: 'home' as const, by: 'H9', from: '19,7', to: '25,7', means: 'line' as const, height: 'high' as const, receiver: null };
    const hands = [{ seat: 'away' as const, counts: { attack: 0, defence: 1, shot: 0, ball: 0 }, cards: { attack: [], defence: ['D05'], shot: [], ball: { short: 0, medium: 0, long: 0, plain: 0 } }, known: null }];
    const table = view({ you: 'away', deciding: ['away'], phase: { kind: 'answer', flight }, hands, pieces: [piece('A4', '23,7'), piece('A5', '23,9'), piece('A6', '21,3')] });
    const { props } = open({ view: table, seat: 'away', choices: [trap(first, second), trap(first, other), { type: 'skip' }] });
    card('D05')?.click();
    flushSync();
    expect(new Set(places()).size).toBe(spots().length);
    spot('A6')?.click();
    flushSync();
    spot('20,2')?.click();
    flushSync();
    expect(new Set(places()).size).toBe(spots().length);
    spot('A4')?.click();
    flushSync();
    button('Back')?.click();
    flushSync();
    expect(spots()).toEqual(['A5', 'A4']);
    spot('A5')?.click();
    flushSync();
    spot('22,8')?.click();
    flushSync();
    button('Spring the trap')?.click();
    expect(props.play).toHaveBeenCalledWith(trap(first, second));
  });
});

describe('a line-up', () => {
  const lining = view({
    phase: { kind: 'line_up', kicker: 'home', first: true, done: { home: false, away: false } },
    ball: null,
    bearer: null,
    pieces: [piece('H1', '1,7', { ends: [{ to: '3,7' }] }), { ...piece('H2', '', { ends: [{ to: '8,4' }] }), place: { at: 'waiting' } }, { ...piece('H5', ''), place: { at: 'bench' } }],
  });

  it('offers the standard line-up first, and to be done once all stand', () => {
    const { props } = open({ view: lining, choices: null });
    const [first, ...others] = document.querySelectorAll<HTMLElement>('.tray .row button');
    expect(first?.classList).toContain('primary');
    expect(others).toEqual([]);
    first?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'formation', formation: '2-1-1-2' });
    props.view = { ...lining, pieces: lining.pieces.map((one) => (one.place.at === 'waiting' ? piece(one.piece, '8,4') : one)) };
    flushSync();
    expect([...document.querySelectorAll('.tray .row button')].map(({ textContent }) => textContent)).toEqual(['Done']);
  });

  it('takes a ready formation in one click', () => {
    const { props } = open({ view: lining, choices: null });
    document.querySelector<HTMLElement>('[data-formation="2-2-2"]')?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'formation', formation: '2-2-2' });
  });

  it('places a piece: tap it, then a hexagon', () => {
    const { props } = open({ view: lining, choices: null });
    tap(document.querySelector('[data-bench="H2"]'));
    expect(spots()).toEqual(['8,4']);
    tap(spot('8,4'));
    tap(spot('8,4'));
    expect(props.play).toHaveBeenCalledWith({ type: 'place', piece: 'H2', to: '8,4' });
  });

  it('brings a piece from the bench for another', () => {
    const { props } = open({ view: lining, choices: null });
    tap(document.querySelector('[data-bench="H5"]'));
    tap(document.querySelector('[data-bench="H2"]'));
    expect(props.play).toHaveBeenCalledWith({ type: 'bring', on: 'H5', off: 'H2' });
  });
});

describe('a Discard', () => {
  const empty = { attack: [], defence: [], shot: [], ball: { short: 0, medium: 0, long: 0, plain: 0 } };
  const discard = (kept_max: number) => {
    const { props } = open({ view: view({ phase: { kind: 'discard', occasion: 'half_time' }, kept_max }), choices: [{ type: 'keep', cards: empty }] });
    tap(card('A01'));
    tap(card('S01'));
    button('Discard the rest')?.click();
    return props.play;
  };

  it('keeps what is chosen', () =>
    expect(discard(2)).toHaveBeenCalledWith({ type: 'keep', cards: { ...empty, attack: ['A01'], shot: ['S01'] } }));

  it('keeps no more than the view allows: what was chosen last', () =>
    expect(discard(1)).toHaveBeenCalledWith({ type: 'keep', cards: { ...empty, shot: ['S01'] } }));
});

describe('the keyboard', () => {
  it('moves a ring over the choices, chooses and goes back', async () => {
    const choices: Move[] = [{ type: 'step', piece: 'H6', to: '16,6' }, { type: 'step', piece: 'H1', to: '3,7' }, { type: 'done' }];
    open({ view: view({ phase: { kind: 'reposition', side: 'home', moved: [] } }), choices });
    const placed = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(parseFloat(this.style.left) || 0, parseFloat(this.style.top) || 0, 0, 0);
    });
    press('ArrowUp');
    expect(document.activeElement).toBe(spot('H6'));
    press('ArrowDown');
    expect(document.activeElement).toBe(spot('H1'));
    placed.mockRestore();
    spot('H6')?.click();
    flushSync();
    await vi.advanceTimersByTimeAsync(1);
    expect(spots()).toEqual(['16,6']);
    press('Escape');
    await vi.advanceTimersByTimeAsync(1);
    expect(document.activeElement).toBe(spot('H6'));
  });
});

describe('the trail', () => {
  it('shows what the other side did, until the next decision', () => {
    const { props } = open();
    const passed: Event = { type: 'pass_played', flight: { context: 'pass', side: 'away', by: 'A4', from: '23,7', to: '29,7', means: 'line', height: 'low', receiver: null } };
    spot('17,7')?.click();
    const [moved] = [view().pieces.map((one) => (one.piece === 'A4' ? piece('A4', '25,7') : one))];
    Object.assign(props, { view: view({ pieces: moved }), events: seen([passed]) });
    flushSync();
    expect([...document.querySelectorAll('.trail')].map((track) => track.getAttribute('data-name'))).toEqual(['Their last run', 'Their last pass']);
    Object.assign(props, { view: view({ pieces: moved }), events: seen(PASSED) });
    flushSync();
    expect([...document.querySelectorAll('.trail')].map((track) => track.getAttribute('data-name'))).toEqual(['Their last run']);
    spot('17,7')?.click();
    Object.assign(props, { view: view({ pieces: moved }), events: seen(PASSED) });
    flushSync();
    expect(document.querySelector('.trail')).toBeNull();
  });
});

describe('those who watch', () => {
  it('are offered nothing and see no hand', () => {
    open({ seat: null, choices: [], interactive: false, view: view({ you: null, hands: view().hands.map((hand) => ({ ...hand, cards: null })) }) });
    expect(spots()).toEqual([]);
    expect(document.querySelector('[data-card]')).toBeNull();
  });
});

describe('the module', () => {
  it('draws a curtain between coaches until the end, and dresses the sides', () => {
    expect(needsCurtain(view())).toBe(true);
    expect(needsCurtain(view({ phase: { kind: 'over' } }))).toBe(false);
    expect(kits().home).not.toBe(kits().away);
  });
});

describe('a hint', () => {
  it('marks hexagon and card, and chooses value and way', () => {
    open({ hinted: { type: 'advance', card: 'short', direction: 'east' } });
    expect(document.querySelectorAll('.spot.hinted')).toHaveLength(1);
    expect(card('short')?.classList).toContain('hinted');
    expect([...(button('Advance')?.classList ?? [])]).toEqual(expect.arrayContaining(['on', 'hinted']));
    expect(spots()).toContain('run-east');
  });

  it('marks the button that it would press', () => {
    open({ hinted: { type: 'skip' } });
    expect([...document.querySelectorAll('.hinted')].map((element) => element.textContent)).toEqual(['Skip']);
  });
});
