/** The game's generated types by their short names. */

import type { Side, SocialPlayerId, SocialSlot } from '../../types.gen';

export type {
  BySide,
  Outcome,
  Seat,
  Side,
  SocialBanner as BannerName,
  SocialBannerCard as BannerCard,
  SocialCard as StrategyCard,
  SocialCardId as CardId,
  SocialCardKind as CardKind,
  SocialChange as Change,
  SocialChangedBy as ChangedBy,
  SocialDuration as Duration,
  SocialEvent as Event,
  SocialFace as Face,
  SocialForecast as Forecast,
  SocialHandCard as HandCard,
  SocialItem as Item,
  SocialLine as Line,
  SocialMark as PlayerMark,
  SocialMarkView as Mark,
  SocialMove as Move,
  SocialPhase as Phase,
  SocialPickFrom as PickFrom,
  SocialPlayer as PlayerView,
  SocialPlayerCard as PlayerCard,
  SocialPlayerId as PlayerId,
  SocialPool as Pool,
  SocialProfileName as ProfileName,
  SocialPurpose as Purpose,
  SocialReadyDeck as ReadyDeck,
  SocialResolving as Resolving,
  SocialRule as SideRule,
  SocialShot as Shot,
  SocialShotStage as ShotStage,
  SocialSide as SideView,
  SocialSlot as Slot,
  SocialSlotView as SlotView,
  SocialStamina as Stamina,
  SocialStat as Stat,
  SocialTally as Tally,
  SocialTarget as Target,
  SocialTiming as Timing,
  SocialTiredBy as TiredBy,
  SocialValue as Value,
  SocialView as View,
  SocialWarning as Warning,
} from '../../types.gen';

/** A player and where it stands, as events name it. */
export interface Who {
  side: Side;
  slot: SocialSlot;
  player: SocialPlayerId;
}
