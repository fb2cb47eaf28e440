/** The card pool and the check of decks, as the server tells them. */

export type Value = 'effort' | 'kindness' | 'empathy';
export type Kind = 'support' | 'mastermove' | 'twist';
export type ProfileName = 'standard30' | 'loose30' | 'intro40';
export type Banner = Value | 'solidarity' | 'respect' | 'trust' | 'fair_play';

export interface PlayerCard {
  id: string;
  name: string;
  value: Value | null;
  custody: number;
  attack: number;
  defence: number;
  identity: string;
}

export interface StrategyCard {
  id: string;
  name: string;
  kind: Kind;
  value: Value | null;
  custody_cost: number;
  tire_cost: number;
  bonus: 'attack' | 'defence' | null;
  timing: string;
  text: string;
  flavour: string;
}

export interface BannerCard {
  banner: Banner;
  values: Value[];
  colour: string;
  crest: string;
  motto: string;
  perk_text: string;
}

export interface Profile {
  name: ProfileName;
  players: number;
  cards: number;
  copies: number;
  per_player: number;
}

export interface ReadyDeck {
  id: string;
  name: string;
  profile: ProfileName;
  starter: boolean;
  about: string;
  deck: string;
}

export interface Pool {
  players: PlayerCard[];
  cards: StrategyCard[];
  banners: BannerCard[];
  profiles: Profile[];
  decks: ReadyDeck[];
}

export interface Breach {
  clause: string;
  detail: string;
}

export interface Allowance {
  value: Value;
  players: number;
  cards: number;
  allowed: number;
}

export interface Figures {
  curve: number[];
  support: number;
  mastermove: number;
  twist_attack: number;
  twist_defence: number;
  custody: number;
  attack: number;
  defence: number;
  allowances: Allowance[];
  neutral: number;
}

export interface Report {
  legal: boolean;
  breaches: Breach[];
  text: string;
  banner: Banner | null;
  list: { team: string[]; strategy: { card: string; copies: number }[] };
  figures: Figures;
}

export interface SavedDeck {
  game: string;
  name: string;
  text: string;
  updated_ms: number;
}

/** What a deck is checked against. */
export interface Terms {
  profile: ProfileName;
  extra_limit: number;
}
