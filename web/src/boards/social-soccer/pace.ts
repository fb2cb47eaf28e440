/** How long everything is shown. */

import type { Event } from './types';

export interface Step {
  event: Event;
  ms: number;
}

/** How long each event is shown, in milliseconds at normal speed; what is not named here takes no time. */
const MS: Partial<Record<Event['type'], number>> = {
  players_dealt: 320,
  field_turned_up: 520,
  ball_given: 700,
  round_started: 650,
  players_recovered: 550,
  rotated: 1500,
  custody_counted: 480,
  card_drawn: 150,
  deck_reshuffled: 420,
  ball_assigned: 420,
  card_played: 560,
  player_tired: 240,
  player_exhausted: 420,
  player_fresh: 420,
  player_rested: 320,
  pass_announced: 280,
  pass_completed: 480,
  shot_declared: 520,
  let_go: 170,
  card_resolving: 420,
  target_chosen: 240,
  value_changed: 400,
  keeper_changed: 320,
  mark_laid: 320,
  rule_laid: 520,
  keeper_ready: 520,
  ball_moved: 460,
  substituted: 620,
  slots_swapped: 520,
  custody_changed: 380,
  hand_seen: 520,
  cards_scried: 380,
  card_bottomed: 160,
  card_kept: 120,
  card_discarded: 420,
  card_returned: 420,
  card_cancelled: 720,
  step_idle: 420,
  card_resolved: 160,
  perk_used: 720,
  shot_comes: 160,
  intercept_declared: 560,
  second_declared: 420,
  nobody_blocks: 420,
  keeper_blocks: 560,
  twist_discarded: 520,
  duel_decided: 1000,
  possession_changed: 520,
  outlet_played: 460,
  goal: 900,
  goal_card_revealed: 1300,
  goal_card_laid: 420,
  round_ended: 620,
  resigned: 620,
  game_ended: 900,
  match_ended: 700,
};

export const steps = (events: Event[]): Step[] => events.map((event) => ({ event, ms: MS[event.type] ?? 0 }));
