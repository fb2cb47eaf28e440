/** What everything sounds like. */

import type { SoundName } from '../../lib/sound';
import type { Step } from './pace';
import { cardOf } from './pool.svelte';
import type { Scene } from './scene';
import type { Event } from './types';

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  players_dealt: 'riffle',
  field_turned_up: 'slap',
  ball_given: 'whistle',
  players_recovered: 'breath',
  rotated: 'stroll',
  custody_counted: 'hearts',
  custody_changed: 'hearts',
  card_drawn: 'slide',
  deck_reshuffled: 'riffle',
  ball_assigned: 'pass',
  card_played: 'slap',
  player_tired: 'breath',
  player_exhausted: 'breath',
  player_fresh: 'hearts',
  pass_completed: 'pass',
  shot_declared: 'kick',
  value_changed: 'tick',
  keeper_changed: 'tick',
  mark_laid: 'tick',
  ball_moved: 'pass',
  substituted: 'stroll',
  slots_swapped: 'stroll',
  card_cancelled: 'whistle',
  intercept_declared: 'drum',
  second_declared: 'drum',
  keeper_blocks: 'drum',
  twist_discarded: 'slap',
  outlet_played: 'pass',
  goal: 'goal',
  goal_card_laid: 'slap',
  round_ended: 'whistle2',
  game_ended: 'whistle3',
  match_ended: 'whistle3',
};

export function soundOf({ event }: Step): SoundName | null {
  if (event.type === 'duel_decided') return event.blocked ? 'save' : 'net';
  if (event.type === 'goal_card_revealed') return event.card && cardOf(event.card).kind === 'twist' ? 'chime' : 'slide';
  return SOUNDS[event.type] ?? null;
}

/** How loud the people at the fence are, from 0 to 1. */
export const danger = (scene: Scene): number => (scene.over ? 0.2 : scene.duel ? 0.8 : scene.stack.length > 0 ? 0.4 : 0.22);
