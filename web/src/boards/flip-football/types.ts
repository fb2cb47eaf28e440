/** The game's generated types by their short names. */

export type {
  BySide,
  FlipCard as Card,
  FlipColour as Colour,
  FlipEvent as Event,
  FlipKick as Kick,
  FlipKind as Kind,
  FlipMove as Move,
  FlipPair as Pair,
  FlipPeriod as Period,
  FlipSide as SideView,
  FlipStage as Stage,
  FlipTally as Tally,
  FlipView as View,
  Seat,
  Side,
} from '../../types.gen';
