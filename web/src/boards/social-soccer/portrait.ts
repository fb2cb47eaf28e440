/** Faces of the neighbourhood: every player has one, put together from a few parts by the card's id. */

export type Age = 'child' | 'young' | 'grown' | 'old';
export type Hair = 'short' | 'bob' | 'curls' | 'tail' | 'bun' | 'long' | 'spikes' | 'bald' | 'scarf' | 'cap' | 'plaits' | 'afro';

export interface Looks {
  age: Age;
  skin: string;
  shade: string;
  hair: Hair;
  /** Of hair, or of the cloth on the head. */
  tint: string;
  beard: 'none' | 'stubble' | 'moustache' | 'full';
  glasses: boolean;
  freckles: boolean;
  smile: 0 | 1 | 2;
  brow: 0 | 1 | 2;
}

const SKINS: [string, string][] = [
  ['#f6d3b3', '#e0ad86'],
  ['#eebd94', '#d3966a'],
  ['#d9a06c', '#b97b48'],
  ['#b97a4a', '#965b31'],
  ['#8a5533', '#693c20'],
  ['#5f3823', '#432413'],
];
const TINTS = ['#2a1a12', '#4a2b17', '#7a4a22', '#b5742f', '#e0b04a', '#8e2f1c', '#17161c'];
const GREYS = ['#d9d6cf', '#b8b4ac', '#f2efe8'];
const CLOTHS = ['#c8452f', '#2c7a6b', '#d89a2b', '#5a4a9c', '#39678f'];
const STYLES: Hair[] = ['short', 'bob', 'curls', 'tail', 'bun', 'long', 'spikes', 'bald', 'scarf', 'cap', 'plaits', 'afro'];
/** Hair that goes with a beard. */
const BEARDED: Hair[] = ['short', 'curls', 'bald', 'cap', 'spikes', 'afro'];
const AGES: Age[] = ['young', 'grown', 'old', 'child', 'young', 'grown'];

/** Nicknames that say something about a face. */
const SAID: Record<string, Partial<Looks>> = {
  PE01: { age: 'young', hair: 'spikes' },
  PE06: { age: 'old', hair: 'cap', beard: 'moustache' },
  PE09: { age: 'young', hair: 'spikes', brow: 2 },
  PE10: { age: 'child', hair: 'afro', beard: 'none' },
  PE12: { age: 'child', hair: 'plaits', freckles: true },
  PK03: { age: 'grown', hair: 'bald', beard: 'full' },
  PK05: { age: 'grown', hair: 'tail', beard: 'none' },
  PK06: { age: 'young', hair: 'plaits', beard: 'none' },
  PK07: { age: 'grown', hair: 'bun', beard: 'none' },
  PK09: { age: 'old', hair: 'bun', beard: 'none', glasses: true },
  PK11: { age: 'young', hair: 'cap' },
  PM01: { age: 'old', hair: 'bob', beard: 'none' },
  PM05: { age: 'grown', hair: 'scarf' },
  PM07: { age: 'grown', glasses: true },
  PM08: { age: 'old', hair: 'long', beard: 'full' },
  PM09: { age: 'old', hair: 'bald', glasses: true },
  PM12: { age: 'old', hair: 'short', glasses: true, beard: 'moustache' },
};

/** A stream of small numbers from a word, the same for the same word. */
function numbers(word: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) % below;
  };
}

const pick = <T>(list: T[], at: number): T => list[at % list.length] as T;

export function looksOf(id: string): Looks {
  const next = numbers(id);
  const said = SAID[id] ?? {};
  const [skin, shade] = pick(SKINS, next(SKINS.length));
  const age = said.age ?? pick(AGES, next(AGES.length));
  const hair = said.hair ?? pick(STYLES, next(STYLES.length));
  const beards = (['none', 'stubble', 'moustache', 'full'] as const)[next(4)] ?? 'none';
  const beard = said.beard ?? ((age === 'grown' || age === 'old') && BEARDED.includes(hair) ? beards : 'none');
  const tint = hair === 'scarf' || hair === 'cap' ? pick(CLOTHS, next(CLOTHS.length)) : age === 'old' ? pick(GREYS, next(GREYS.length)) : pick(TINTS, next(TINTS.length));
  return {
    age,
    skin,
    shade,
    hair,
    tint,
    beard,
    glasses: said.glasses ?? next(5) === 0,
    freckles: said.freckles ?? (age === 'child' && next(2) === 0),
    smile: said.smile ?? (next(3) as 0 | 1 | 2),
    brow: said.brow ?? (next(3) as 0 | 1 | 2),
  };
}
