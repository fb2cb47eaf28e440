/** The generated types of cards and decks by their short names. */

import type { SocialProfileName } from '../types.gen';

export type {
  SavedDeck,
  SocialAllowance as Allowance,
  SocialBanner as Banner,
  SocialBannerCard as BannerCard,
  SocialCard as StrategyCard,
  SocialCardKind as Kind,
  DeckBreach as Breach,
  SocialDeckFigures as Figures,
  SocialDeckReport as Report,
  SocialPlayerCard as PlayerCard,
  SocialPool as Pool,
  SocialProfile as Profile,
  SocialProfileName as ProfileName,
  SocialReadyDeck as ReadyDeck,
  SocialValue as Value,
} from '../types.gen';

/** The options of a match on which decks depend. */
export type Terms = {
  deck_profile: SocialProfileName;
  extra_limit: number;
};
