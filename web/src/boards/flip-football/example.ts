/** For the tests: a view of a match in its first half. */

import type { SideView, View } from './types';

export const side = (colour: 'red' | 'blue', change: Partial<SideView> = {}): SideView => ({
  colour,
  pack: 44,
  hand_size: 0,
  hand: null,
  has_laid: false,
  laid: null,
  set_aside_done: true,
  eight: null,
  played: [colour === 'red' ? 'R01' : 'B01'],
  seen: [],
  tally: { goals: 0, shots: 0, tackles: 0, corners: 0, offsides: 0, free_kicks: 0, penalties: 0 },
  ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  you: 'home',
  phase: 'play',
  period: 'first_half',
  minute: '2',
  minutes_left: 44,
  attacker: 'home',
  stage: 'attack0',
  stages: ['attack0', 'attack1', 'attack2', 'shot'],
  score: { home: 0, away: 0 },
  injury: null,
  hand_play: false,
  auto: false,
  half_cards: 45,
  sides: { home: side('red'), away: side('blue') },
  table: null,
  shoot_out: null,
  outcome: null,
  ...change,
});
