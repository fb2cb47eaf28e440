import type { Seat } from '../types.gen';

/** A record in JSON, as far as its luck is concerned. */
export interface LuckRecord {
  header: {
    format: number;
    game: string;
    rules: string;
    commitment: string;
    words?: { [seat in Seat]?: string };
    secret?: string;
    seed?: string;
    forked_from?: string;
    deals_anew?: boolean;
  };
  entries: { input: 'start' | { word?: [Seat, string] }; draws?: string[]; events: unknown[] }[];
}

/** One roll and its proof. */
export interface Roll {
  step: number;
  text: string;
  /** Its place in the stream of its step. */
  first: number;
  /** The words of 32 bits that it took there. */
  words: number[];
  /** Whether the stream gives it; null where only the rules can tell. */
  holds: boolean | null;
}

/** What was found; null where the record does not tell its secret. */
export interface Verdict {
  commitment: boolean | null;
  seed: string | null;
  /** The first step that is the match's own. */
  from: number;
  rolls: Roll[];
  holds: boolean | null;
}

export function verify(record: LuckRecord): Promise<Verdict>;
export function readDraw(text: string): { name: string; places?: number[]; of?: number; words?: number; item: string };
