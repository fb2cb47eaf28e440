/** The game's generated types by their short names. */

export type {
  BySide,
  Outcome,
  Seat,
  Side,
  SimAimView as AimView,
  SimCount as Count,
  SimDuel as Duel,
  SimEvent as Event,
  SimKickKind as KickKind,
  SimKickResult as KickResult,
  SimMove as Move,
  SimOrigin as Origin,
  SimPhase as Phase,
  SimPlan as Plan,
  SimPlayerChoice as PlayerChoice,
  SimPlayerView as PlayerView,
  SimPosture as Posture,
  SimRival as Rival,
  SimSector as Sector,
  SimSpot as Spot,
  SimSticker as Sticker,
  SimStrip as Strip,
  SimSway as Sway,
  SimTakeRule as TakeRule,
  SimTally as Tally,
  SimTarget as Target,
  SimTeam as Team,
  SimTechnique as Technique,
  SimView as View,
} from '../../types.gen';
import type { SimTarget } from '../../types.gen';

/** SIM-EXEC-1 How a kick is aimed by hand. */
export type Aim = Omit<Extract<SimTarget, { kind: 'aim' }>, 'kind'>;

/** A footballer: Home's number 9 is `h9`. */
export type Player = string;
/** A cell of the pitch, such as `E6`. */
export type Cell = string;
