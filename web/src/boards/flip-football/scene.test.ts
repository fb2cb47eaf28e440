import { describe, expect, it } from 'vitest';
import { side, view } from './example';
import { after, cardOf, danger, panelOf, sceneOf, soundOf, steps as stepsTo, trailOf, type Scene, type Step } from './scene';
import type { Event, Pair, Stage } from './types';

const pair = (stage: Stage, code = '.'): Pair => ({ minute: '6', attacker: 'home', stage, attack_card: 'R21', defend_card: 'B33', section: 'B1', code });
const laid = (stage: Stage, code?: string): Event => ({ type: 'cards_laid', ...pair(stage, code) });
const kinds = (list: Step[]) => list.map((step) => step.kind);
const steps = (events: Event[], end = view()) => stepsTo(events, end);
const play = (scene: Scene, events: Event[], end = view()) => steps(events, end).reduce((now, step) => after(now, step, end), scene);

describe('steps', () => {
  it('shows a minute: both cards land, the ball flies, a hold, the result, the flip', () => {
    const list = steps([{ type: 'has_laid', seat: 'home' }, { type: 'has_laid', seat: 'away' }, laid('attack0', 'D'), { type: 'tackled', side: 'home' }, { type: 'flip', attacker: 'away' }]);
    expect(kinds(list)).toEqual(['land', 'fly', 'hold', 'stamp', 'flip']);
  });

  it('seals a card that waits for the other', () => {
    expect(steps([{ type: 'has_laid', seat: 'away' }])).toMatchObject([{ kind: 'seal', side: 'away' }]);
  });

  it('lets the net ripple before a goal is called', () => {
    const list = steps([laid('shot', 'N'), { type: 'goal', side: 'home', kind: 'shot' }, { type: 'flip', attacker: 'away' }]);
    expect(kinds(list)).toEqual(['land', 'fly', 'hold', 'net', 'stamp', 'flip']);
  });

  it('counts a kick of a shoot-out whether it went in or not', () => {
    const list = steps([laid('penalty', 'K'), { type: 'saved', side: 'away', kind: 'shoot_out' }, { type: 'flip', attacker: 'home' }]);
    expect(list).toContainEqual({ kind: 'kick', kick: { side: 'away', scored: false }, ms: 0 });
  });

  it('keeps every step short, and the big moments below a second', () => {
    const stages: Stage[] = ['attack0', 'shot', 'free_kick', 'penalty'];
    const list = steps([
      ...stages.map((stage) => laid(stage)),
      { type: 'goal', side: 'home', kind: 'shot' },
      { type: 'flip', attacker: 'away' },
      { type: 'half_time', score: { home: 0, away: 0 } },
      { type: 'packs_shuffled', period: 'second_half' },
      { type: 'injury_time', minutes: 3, card: 'B33' },
    ]);
    for (const step of list) expect(step.ms, step.kind).toBeLessThanOrEqual(900);
  });

  it('is silent about picks', () => {
    expect(steps([{ type: 'set_aside_picked', seat: 'home', card: 'R01' }, { type: 'set_aside_done', seat: 'home' }])).toEqual([]);
  });
});

describe('the table after steps', () => {
  const start = sceneOf(view());

  it('takes a card from each pack and a minute from the clock', () => {
    const scene = play(start, [laid('attack0')]);
    expect(scene.packs).toEqual({ home: 43, away: 43 });
    expect(scene.minutesLeft).toBe(43);
    expect(scene.pair).toEqual(pair('attack0'));
    expect(scene.ball).toBe('on_defend');
  });

  it('goes one stage further with each success, as the view says', () => {
    const success = (count: number): Event => ({ type: 'attack_success', side: 'home', count });
    expect(play(start, [laid('attack0'), success(1)]).stage).toBe('attack1');
    expect(play(start, [laid('attack1'), success(2)]).stage).toBe('attack2');
    expect(play(start, [laid('attack2'), success(3)])).toMatchObject({ stage: 'shot', stamp: { last: true } });
    const short = view({ stages: ['attack0', 'shot', 'shot', 'shot'] });
    expect(play(start, [laid('attack0'), success(1)], short).stage).toBe('shot');
  });

  it('compares next what the next pair compares, or the view', () => {
    const corner: Event[] = [laid('shot', 'C'), { type: 'corner', side: 'home' }];
    expect(play(start, corner, view({ stage: 'shot' })).stage).toBe('shot');
    expect(play(start, [...corner, { type: 'has_laid', seat: 'home' }], view({ stage: 'penalty' })).stage).toBe('penalty');
    const list = steps([...corner, laid('shot', 'N')], view({ stage: 'attack0' }));
    expect(list.find((step) => step.kind === 'stamp')).toMatchObject({ stage: 'shot' });
  });

  it('leaves a trail of the results', () => {
    expect(trailOf([laid('attack0', 'D'), { type: 'tackled', side: 'home' }, { type: 'flip', attacker: 'away' }], view())).toEqual([{ result: 'tackled', side: 'home' }]);
  });

  it('counts a goal of the match, and not one of the shoot-out', () => {
    expect(play(start, [laid('shot', 'N'), { type: 'goal', side: 'home', kind: 'shot' }]).score).toEqual({ home: 1, away: 0 });
    const scene = play({ ...start, period: 'shoot_out' }, [laid('penalty', 'N'), { type: 'goal', side: 'home', kind: 'shoot_out' }, { type: 'flip', attacker: 'away' }], view({ stage: 'penalty' }));
    expect(scene.score).toEqual({ home: 0, away: 0 });
    expect(scene.kicks).toEqual([{ side: 'home', scored: true }]);
    expect(scene.stage).toBe('penalty');
  });

  it('keeps the result to itself until it is called', () => {
    expect(play(start, [laid('attack0', 'D')]).told).toBe(false);
    expect(play(start, [laid('attack0', 'D'), { type: 'tackled', side: 'home' }]).told).toBe(true);
  });

  it('turns the attack round with a flip', () => {
    const scene = play(start, [laid('attack1', 'D'), { type: 'tackled', side: 'home' }, { type: 'flip', attacker: 'away' }]);
    expect(scene).toMatchObject({ attacker: 'away', stage: 'attack0', stamp: null });
  });

  it('looks at the goal from close up for free kicks and penalties only', () => {
    expect(play(start, [laid('penalty')]).close).toBe(true);
    expect(play(start, [laid('free_kick')]).close).toBe(true);
    expect(play(start, [laid('shot')]).close).toBe(false);
  });

  it('takes the laid card out of the hand and adds the drawn one', () => {
    const hand = { ...start, hand: ['R21', 'R12', 'R45'] };
    const sealed = play(hand, [{ type: 'has_laid', seat: 'home', card: 'R21' }]);
    expect(sealed.hand).toEqual(['R12', 'R45']);
    expect(play(hand, [laid('attack0'), { type: 'card_drawn', seat: 'home', card: 'R40' }]).hand).toEqual(['R12', 'R45', 'R40']);
  });

  it('refills the packs when they are shuffled', () => {
    const sides = { home: { ...side('red'), pack: 45 }, away: { ...side('blue'), pack: 45 } };
    const scene = play(start, [{ type: 'half_time', score: { home: 0, away: 0 } }, { type: 'packs_shuffled', period: 'second_half' }], view({ sides, period: 'second_half', attacker: 'away', minutes_left: 45 }));
    expect(scene).toMatchObject({ panel: 'half_time', pair: null, attacker: 'away', packs: { home: 45, away: 45 }, minutesLeft: 45 });
  });
});

describe('the table in a view', () => {
  const fresh = { home: { ...side('red'), played: [] }, away: { ...side('blue'), played: [] } };

  it('shows the panel of the moment between two periods', () => {
    expect(panelOf(view())).toBeNull();
    expect(panelOf(view({ phase: 'set_aside', period: null }))).toBeNull();
    expect(panelOf(view({ sides: fresh }))).toBe('kick_off');
    expect(panelOf(view({ sides: fresh, period: 'second_half' }))).toBe('half_time');
    expect(panelOf(view({ sides: fresh, period: 'injury_time', injury: 3 }))).toBe('injury_time');
    expect(panelOf(view({ phase: 'over', period: null }))).toBe('full_time');
    const shootOut = { first: 'home' as const, kicks: [], score: { home: 0, away: 0 } };
    expect(panelOf(view({ phase: 'shoot_out', period: 'shoot_out', shoot_out: shootOut }))).toBe('shoot_out');
    expect(panelOf(view({ phase: 'shoot_out', period: 'shoot_out', shoot_out: { ...shootOut, kicks: [{ side: 'home', scored: true }] } }))).toBeNull();
  });

  it('holds one’s own hand without the card that is laid', () => {
    const home = { ...side('red'), hand: ['R01', 'R02', 'R03'], laid: 'R02' };
    expect(sceneOf(view({ sides: { home, away: side('blue') } })).hand).toEqual(['R01', 'R03']);
    expect(sceneOf(view({ you: null, sides: { home, away: side('blue') } })).hand).toEqual([]);
  });

  it('knows whose card is whose', () => {
    expect(cardOf(pair('attack0'), 'home')).toEqual({ card: 'R21', side: 'attack' });
    expect(cardOf(pair('attack0'), 'away')).toEqual({ card: 'B33', side: 'defend' });
  });
});

describe('sounds', () => {
  const first = (events: Event[]) => steps(events).map(soundOf);

  it('blow twice for half time and three times for full time', () => {
    expect(first([{ type: 'half_time', score: { home: 0, away: 0 } }])).toEqual(['whistle2']);
    expect(first([{ type: 'full_time', score: { home: 0, away: 0 }, result: 'draw', eights: { home: [], away: [] } }])).toEqual(['whistle3']);
  });

  it('ring off the woodwork, thud in a tackle, roar for a goal', () => {
    expect(first([{ type: 'woodwork', side: 'home', kind: 'penalty' }])).toEqual(['woodwork']);
    expect(first([{ type: 'tackled', side: 'home' }])).toEqual(['tackle']);
    expect(first([{ type: 'goal', side: 'home', kind: 'shot' }])).toEqual(['net', 'goal']);
  });

  it('let the crowd rise with the danger', () => {
    const levels = (['attack0', 'attack1', 'attack2', 'shot', 'penalty'] as const).map((stage) => danger(sceneOf(view({ stage }))));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBe(levels.length);
  });
});
