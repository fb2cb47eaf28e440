/** The game's generated types by their short names, and the words on the cards. */

export type {
  BySide,
  Outcome,
  Seat,
  Side,
  CityAdvanceView as AdvanceView,
  CityBallCard as BallCard,
  CityBallValue as BallValue,
  CityBalls as Balls,
  CityCard as Card,
  CityClock as Clock,
  CityCounts as Counts,
  CityDeck as Deck,
  CityDecks as Decks,
  CityDuel as Duel,
  CityEnd as End,
  CityEvent as Event,
  CityFaceOffView as FaceOffView,
  CityFactor as Factor,
  CityFactorView as FactorView,
  CityFlight as Flight,
  CityFormation as Formation,
  CityHand as Hand,
  CityHandView as HandView,
  CityHop as Hop,
  CityHow as How,
  CityKick as Kick,
  CityMove as Move,
  CityOccasion as Occasion,
  CityOddsView as Odds,
  CityOutlook as Outlook,
  CityPassView as PassView,
  CityPhase as Phase,
  CityPiece as Piece,
  CityPieceView as PieceView,
  CityPlace as Place,
  CityReceiverView as ReceiverView,
  CityRestart as Restart,
  CityRestartKind as RestartKind,
  CityRole as Role,
  CityRun as Run,
  CityRuns as Runs,
  CitySaveCard as SaveCard,
  CityShot as Shot,
  CityShotResult as ShotResult,
  CityShotView as ShotView,
  CitySide as SideView,
  CityTacticView as TacticView,
  CityVerdict as Verdict,
  CityView as View,
  CityWhyNot as WhyNot,
} from '../../types.gen';

/** `"27,7"`: x along the pitch from Home's goal line, y across it. */
export type Hexagon = string;
export type Direction = 'east' | 'south_east' | 'south_west' | 'west' | 'north_west' | 'north_east';
export type Dribble = 'dribbling' | 'scissor' | 'nutmeg' | 'self_pass' | 'two_touch' | 'hat' | 'roulette' | 'carousel' | 'elastica';
export type Tackle = 'pull' | 'back_up' | 'shoulder_charge' | 'side_tackle' | 'blocking' | 'pressure' | 'cut_off' | 'blow' | 'tackle';
export type Save = 'catch' | 'full_stretch' | 'fingertip' | 'punch' | 'palm_over' | 'foot_save' | 'smother' | 'reflex' | 'body_block' | 'one_handed' | 'flying' | 'scorpion' | 'well_placed';
export type AttackTactic = 'give_and_go' | 'fast_break' | 'crossing_pass' | 'pass_to_the_box' | 'one_touch' | 'side_line_advance' | 'slip' | 'additional' | 'sprint';
export type DefenceTactic = 'pressing' | 'defensive_anticipation' | 'defensive_retreat' | 'tactical_foul' | 'offside_trap' | 'goalkeeper_anticipation';
