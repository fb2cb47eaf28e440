/** What is printed on the cards. */

import type { AttackTactic, Card, DefenceTactic, Dribble, Save, SaveCard, Shot, Tackle } from './types';

export interface AttackFace {
  deck: 'attack';
  move: Dribble;
  value: number;
  beats: Tackle[];
  tactic: AttackTactic;
  /** CITY-EF-1 Whether it carries the External Factor mark. */
  marked: boolean;
}
export interface DefenceFace {
  deck: 'defence';
  move: Tackle;
  value: number;
  beats: Dribble[];
  tactic: DefenceTactic;
  marked: boolean;
}
export interface ShotFace {
  deck: 'shot';
  move: Shot;
  value: number;
  /** CITY-SHOT-7 */
  bonus: number;
}
export interface SaveFace {
  deck: 'save';
  move: Save;
  value: number;
  beats: Shot[];
}
export type ActionFace = AttackFace | DefenceFace;
export type Face = ActionFace | ShotFace | SaveFace;

/** CITY-ACT-2, CITY-ACT-3 The moves in the order of their cards. */
export const DRIBBLES: { move: Dribble; value: number; beats: Tackle[] }[] = [
  { move: 'dribbling', value: 5, beats: ['blow'] },
  { move: 'scissor', value: 4, beats: ['pull', 'back_up'] },
  { move: 'nutmeg', value: 5, beats: ['tackle'] },
  { move: 'self_pass', value: 3, beats: ['blocking', 'shoulder_charge', 'back_up'] },
  { move: 'two_touch', value: 5, beats: ['cut_off'] },
  { move: 'hat', value: 4, beats: ['blocking', 'side_tackle'] },
  { move: 'roulette', value: 4, beats: ['shoulder_charge', 'pressure'] },
  { move: 'carousel', value: 3, beats: ['shoulder_charge', 'pull', 'pressure'] },
  { move: 'elastica', value: 3, beats: ['pull', 'blocking', 'side_tackle'] },
];
export const TACKLES: { move: Tackle; value: number; beats: Dribble[] }[] = [
  { move: 'pull', value: 5, beats: ['self_pass'] },
  { move: 'back_up', value: 4, beats: ['nutmeg', 'hat'] },
  { move: 'shoulder_charge', value: 5, beats: ['elastica'] },
  { move: 'side_tackle', value: 4, beats: ['dribbling', 'roulette'] },
  { move: 'blocking', value: 5, beats: ['carousel'] },
  { move: 'pressure', value: 4, beats: ['two_touch', 'scissor'] },
  { move: 'cut_off', value: 3, beats: ['nutmeg', 'dribbling', 'hat'] },
  { move: 'blow', value: 3, beats: ['two_touch', 'nutmeg', 'roulette'] },
  { move: 'tackle', value: 3, beats: ['two_touch', 'dribbling', 'scissor'] },
];
export const SHOTS: { move: Shot; value: number; bonus: number }[] = [
  { move: 'drive', value: 4, bonus: 1 },
  { move: 'cannonball', value: 4, bonus: 1 },
  { move: 'cross_shot', value: 4, bonus: 1 },
  { move: 'curler', value: 4, bonus: 2 },
  { move: 'half_volley', value: 4, bonus: 1 },
  { move: 'volley', value: 4, bonus: 2 },
  { move: 'toe_poke', value: 5, bonus: 1 },
  { move: 'solo', value: 4, bonus: 1 },
  { move: 'header', value: 3, bonus: 3 },
  { move: 'diving_header', value: 3, bonus: 3 },
  { move: 'bicycle', value: 3, bonus: 3 },
  { move: 'chip', value: 3, bonus: 3 },
  { move: 'back_heel', value: 3, bonus: 3 },
];
export const SAVES: { move: Save; value: number; beats: Shot[] }[] = [
  { move: 'catch', value: 5, beats: ['drive'] },
  { move: 'full_stretch', value: 6, beats: ['cross_shot', 'curler'] },
  { move: 'fingertip', value: 5, beats: ['curler', 'cannonball'] },
  { move: 'punch', value: 4, beats: ['header', 'diving_header'] },
  { move: 'palm_over', value: 4, beats: ['cannonball', 'chip'] },
  { move: 'foot_save', value: 3, beats: ['toe_poke', 'cross_shot', 'back_heel'] },
  { move: 'smother', value: 4, beats: ['solo', 'toe_poke', 'back_heel'] },
  { move: 'reflex', value: 3, beats: ['header', 'diving_header', 'volley', 'bicycle'] },
  { move: 'body_block', value: 3, beats: ['half_volley', 'drive', 'solo'] },
  { move: 'one_handed', value: 5, beats: ['half_volley'] },
  { move: 'flying', value: 7, beats: ['volley'] },
  { move: 'scorpion', value: 3, beats: ['chip', 'bicycle'] },
  { move: 'well_placed', value: 6, beats: [] },
];

/** The tactics of the Attack and Defence cards, three to a move. */
export const ATTACK_TACTICS: AttackTactic[] = ['give_and_go', 'fast_break', 'crossing_pass', 'pass_to_the_box', 'one_touch', 'side_line_advance', 'slip', 'additional', 'sprint'];
export const DEFENCE_TACTICS: DefenceTactic[] = ['pressing', 'defensive_anticipation', 'defensive_retreat', 'tactical_foul', 'offside_trap', 'goalkeeper_anticipation'];
const ATTACK_PRINT = 'gbs fo+ cap bsg o+f apc sgb +fo pca';
const DEFENCE_PRINT = 'pdr toG drp oGt rpd Gto pdr toG drp';
const ATTACK_LETTERS: Record<string, AttackTactic> = { g: 'give_and_go', b: 'pass_to_the_box', s: 'slip', f: 'fast_break', o: 'one_touch', '+': 'additional', c: 'crossing_pass', a: 'side_line_advance', p: 'sprint' };
const DEFENCE_LETTERS: Record<string, DefenceTactic> = { p: 'pressing', d: 'defensive_anticipation', r: 'defensive_retreat', t: 'tactical_foul', o: 'offside_trap', G: 'goalkeeper_anticipation' };
const ATTACK_MARKS = [6, 12, 18, 21, 24, 27];
const DEFENCE_MARKS = [3, 9, 12, 18, 24, 27];

const printed = <T>(letters: Record<string, T>, print: string, index: number): T => {
  const found = letters[print.replaceAll(' ', '')[index] ?? ''];
  if (!found) throw new Error(`no tactic is printed on card ${index + 1}`);
  return found;
};

/** What is printed on a card with a face of its own; nothing for a Ball card. */
export function faceOf(card: Card | SaveCard): Face | null {
  const number = Number(card.slice(1));
  const index = number - 1;
  switch (card[0]) {
    case 'A': {
      const dribble = DRIBBLES[Math.floor(index / 3)];
      return dribble ? { deck: 'attack', ...dribble, tactic: printed(ATTACK_LETTERS, ATTACK_PRINT, index), marked: ATTACK_MARKS.includes(number) } : null;
    }
    case 'D': {
      const tackle = TACKLES[Math.floor(index / 3)];
      return tackle ? { deck: 'defence', ...tackle, tactic: printed(DEFENCE_LETTERS, DEFENCE_PRINT, index), marked: DEFENCE_MARKS.includes(number) } : null;
    }
    case 'S': {
      const shot = SHOTS[Math.floor(index / 2)];
      return shot ? { deck: 'shot', ...shot } : null;
    }
    case 'K': {
      const save = SAVES[Math.floor(index / 2)];
      return save ? { deck: 'save', ...save } : null;
    }
    default:
      return null;
  }
}

/** Paths of the two players in a move, seen with the defender to the right: double-width coordinates around the attacker. */
export interface Scheme {
  attacker: [number, number][];
  defender: [number, number][];
  /** Who may go in any direction at the end. */
  free: ('attacker' | 'defender')[];
}

const still: [number, number][] = [];
const around: [number, number][] = [[0, 0], [1, -1], [3, -1]];
const onto: [number, number][] = [[2, 0], [0, 0]];
export const SCHEMES: Record<Dribble | Tackle, Scheme> = {
  dribbling: { attacker: around, defender: still, free: [] },
  scissor: { attacker: around, defender: [[2, 0], [3, 1]], free: [] },
  nutmeg: { attacker: [[0, 0], [4, 0]], defender: onto, free: [] },
  self_pass: { attacker: [[0, 0], [6, 0]], defender: onto, free: [] },
  two_touch: { attacker: [[0, 0], [2, 0]], defender: onto, free: [] },
  hat: { attacker: [[0, 0], [1, -1], [4, 0]], defender: onto, free: [] },
  roulette: { attacker: [[0, 0], [2, 0], [4, 0]], defender: onto, free: [] },
  carousel: { attacker: around, defender: still, free: ['defender'] },
  elastica: { attacker: [[0, 0], [1, -1], [4, 0]], defender: still, free: ['defender'] },
  pull: { attacker: [[0, 0], [2, 0]], defender: onto, free: [] },
  back_up: { attacker: [[0, 0], [1, -1]], defender: [[2, 0], [4, 0]], free: [] },
  shoulder_charge: { attacker: [[0, 0], [1, -1], [4, 0]], defender: still, free: [] },
  side_tackle: { attacker: [[0, 0], [2, 0]], defender: [[2, 0], [0, 0], [-2, 0]], free: [] },
  blocking: { attacker: still, defender: still, free: ['defender'] },
  pressure: { attacker: still, defender: [[2, 0], [1, 1]], free: ['attacker'] },
  cut_off: { attacker: still, defender: [[2, 0], [4, -2]], free: [] },
  blow: { attacker: still, defender: [[2, 0], [0, 2]], free: ['attacker'] },
  tackle: { attacker: still, defender: onto, free: ['attacker'] },
};
