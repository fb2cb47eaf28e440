/** What the steps of a show sound like. */

import type { SoundName } from '../../lib/sound';
import type { Stamp, Step } from './scene';

/** What a step sounds like. */
export function soundOf(step: Step): SoundName | null {
  switch (step.kind) {
    case 'clear_pitch':
      return 'riffle';
    // Both sides stand ready once Away is shown: the referee lets them kick off.
    case 'line_up':
      return step.side === 'away' ? 'whistle' : 'slide';
    case 'put':
    case 'swap':
    case 'walk':
    case 'rest':
      return 'slide';
    case 'played':
    case 'laid':
      return 'slap';
    case 'shot':
      return 'kick';
    case 'shown':
    case 'save':
      return 'riffle';
    case 'fly':
      return step.high ? 'kick' : 'pass';
    case 'dice':
      return 'dice';
    case 'face_off':
      return 'heartbeat';
    case 'judged':
      return 'tackle';
    case 'shot_ended':
      return ({ goal: 'net', open_goal: 'net', saved: 'save', corner: 'save', out: 'groan', clear: 'block', wall: 'block' } as const)[step.result];
    case 'penalty':
      return step.duel.kick === step.duel.dive ? 'save' : 'net';
    case 'kick':
      return step.kick.scored ? 'goal' : 'groan';
    case 'sent_off':
      return 'whistle';
    case 'panel':
      return step.panel === 'full_time' ? 'whistle3' : 'whistle2';
    case 'stamp':
      return stampSound(step.stamp.call);
    default:
      return null;
  }
}

function stampSound(call: Stamp['call']): SoundName {
  switch (call) {
    case 'goal':
      return 'goal';
    case 'foul':
    case 'offside':
    case 'yellow_card':
    case 'red_card':
    case 'restart':
      return 'whistle';
    case 'taken':
      return 'tackle';
    case 'factor_taken':
    case 'factor_began':
      return 'drum';
    case 'challenge_won':
    case 'new_keeper':
      return 'swell';
    case 'burned':
      return 'tick';
    case 'injury_time':
      return 'heartbeat';
  }
}
