/** What everything sounds like, and how loud the crowd is. */

import type { SoundName } from '../../lib/sound';
import { inArea, opposite, spotOf } from './pitch';
import type { Call, Scene, Step } from './scene';

/** What a step sounds like. */
export function soundOf(step: Step): SoundName | null {
  switch (step.kind) {
    case 'roll':
    case 'duel':
      return 'dice';
    case 'walk':
    case 'place':
    case 'swap':
    case 'line_up':
      return 'slide';
    case 'fly':
      return step.far ? 'kick' : 'pass';
    case 'won':
      return 'tackle';
    case 'card':
      return step.red ? 'groan' : 'tick';
    case 'spin':
      return 'ratchet';
    case 'free_kick':
    case 'penalty':
      return 'whistle';
    case 'corner':
      return 'swell';
    case 'goal_kick':
      return 'groan';
    case 'kick_off':
      return 'whistle';
    case 'beep':
      return 'beep';
    case 'kick':
      return step.kick.scored ? 'goal' : 'groan';
    case 'panel':
      return ({ half_time: 'whistle2', overtime: 'whistle2', shoot_out: 'whistle', full_time: 'whistle3' } as const)[step.panel];
    case 'stamp':
      return stampSound(step.stamp.call);
    default:
      return null;
  }
}

function stampSound(call: Call): SoundName | null {
  switch (call) {
    case 'goal':
      return 'goal';
    case 'captured':
    case 'passed':
    case 'new_keeper':
      return 'tick';
    case 'foul':
    case 'offside':
    case 'time_violation':
      return 'whistle';
    case 'added_time':
      return 'heartbeat';
    default:
      return null;
  }
}

/** How loud the crowd is, from 0 to 1: it follows the danger. */
export function danger(scene: Scene): number {
  if (scene.panel) return 0.1;
  if (scene.spin || scene.ball.at === 'spot') return 0.95;
  if (scene.ball.at !== 'square') return 0.15;
  const { square } = scene.ball;
  const goal = opposite(scene.offence);
  if (inArea(square, goal)) return 0.8;
  const ahead = Math.abs(spotOf(square).v - (scene.offence === 'home' ? 0 : 16));
  return 0.12 + (ahead / 16) * 0.4;
}
