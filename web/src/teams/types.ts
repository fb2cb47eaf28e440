/** The generated types of teams and strips by their short names. */

export type {
  SavedDeck as SavedTeam,
  SimBandRange as BandRange,
  SimPool as Pool,
  SimPoolSticker as PoolSticker,
  SimReadyTeam as ReadyTeam,
  SimSkill as Skill,
  SimSticker as Sticker,
  SimStrip as Strip,
  SimStripDesign as Design,
  SimTeamReport as Report,
} from '../types.gen';
