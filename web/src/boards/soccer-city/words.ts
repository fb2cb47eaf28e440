/** Pieces, cards and choices in words. */

import { asSentence } from '../../lib/failure';
import { t } from '../../lib/i18n';
import type { Argument } from '../../types.gen';
import { faceOf } from './cards';
import { sideOf, numberOf } from './pitch';
import type { AdvanceView, Card, End, Hand, Hexagon, Move, PassView, Piece, PieceView, ReceiverView, SaveCard, Side, View, WhyNot } from './types';

/** A text of this board. */
export const word = (key: string, args?: Record<string, Argument>): string => t(`city-board-${key.replaceAll('_', '-')}`, args);

/** "Home’s 9", "Away’s keeper 1". */
export function pieceWords(view: View, piece: Piece): string {
  const found = view.pieces.find((one) => one.piece === piece);
  return word(found?.keeper ? 'keeper' : 'piece', { side: sideOf(piece), number: numberOf(piece) });
}

export const hexagonOf = ({ place }: PieceView): Hexagon | null => (place.at === 'pitch' ? place.hexagon : null);

/** A piece with all that marks it. */
export function pieceLabel(view: View, found: PieceView): string {
  const { piece, role, attack, defence } = found;
  const at = hexagonOf(found);
  return [
    at ? word('piece-on', { piece: pieceWords(view, piece), at }) : pieceWords(view, piece),
    word(`role-${role}`),
    word('values', { attack, defence }),
    ...(view.bearer === piece ? [word('mark-bearer')] : []),
    ...(found.markers.length > 0 ? [word('mark-marked')] : []),
    ...(found.offside ? [word('mark-offside')] : []),
    ...(found.booked ? [word('mark-booked')] : []),
  ].join(', ');
}

/** The name of a card's move. */
export function cardName(card: Card | SaveCard): string {
  const face = faceOf(card);
  return face ? word(`move-${face.move}`) : word(`ball-${card}`);
}

/** The name of a card's tactic. */
function tacticName(card: Card): string {
  const face = faceOf(card);
  return face && 'tactic' in face ? word(`tactic-${face.tactic}`) : cardName(card);
}

/** The cards of a hand, the Ball cards first. */
export function cardsOf({ ball, attack, defence, shot }: Hand): Card[] {
  const balls = (['short', 'medium', 'long', 'plain'] as const).flatMap((card) => Array.from({ length: ball[card] }, () => card));
  return [...balls, ...attack, ...defence, ...shot];
}

/** A card with both its uses. */
export function cardWords(card: Card | SaveCard): string {
  const face = faceOf(card);
  if (!face) return word('card-ball', { value: word(`ball-${card}`) });
  const parts = [word('card-value', { name: word(`move-${face.move}`), value: face.value })];
  if ('beats' in face && face.beats.length > 0) parts.push(word('card-beats', { beats: face.beats.map((move) => word(`move-${move}`)).join(', ') }));
  if ('tactic' in face) parts.push(word('card-tactic', { tactic: word(`tactic-${face.tactic}`) }));
  if ('bonus' in face) parts.push(word('card-bonus', { bonus: face.bonus, when: word(`special-${face.move}`) }));
  if ('marked' in face && face.marked) parts.push(word('card-marked'));
  return parts.join('. ');
}

/** What a choice means: a heading, what may follow, and what to beware of. */
export interface Meaning {
  title: string;
  lines: string[];
  warning: string | null;
}
const meaning = (title: string, ...lines: string[]): Meaning => ({ title, lines, warning: null });

/** Whether a card would be laid for its move now, not for its tactic. */
export const isDuel = ({ phase }: View): boolean => phase.kind === 'face_off' || phase.kind === 'second_tackle';

const whyNot = (refusal: WhyNot | null | undefined): string | null => (refusal ? asSentence(refusal.text) : null);

/** What a card does now; `fits` is whether it can be played. */
export function meaningOfCard(view: View, card: Card, fits: boolean, odds: boolean): Meaning | null {
  const face = faceOf(card);
  if (!face) return null;
  const tactic = view.tactics.find((held) => held.card === card);
  const shot = view.shots.find((held) => held.card === card);
  const duel = isDuel(view);
  const told = odds ? tells(view, card) : null;
  return {
    title: 'tactic' in face && !duel ? word('card-title', { name: cardName(card), tactic: word(`tactic-${face.tactic}`) }) : cardName(card),
    lines: [
      ...(duel ? [word(`move-${face.move}-line`)] : 'tactic' in face ? [word(`tactic-${face.tactic}-line`)] : []),
      ...(shot ? [word('shot-total', { total: shot.total, value: shot.value, attack: shot.attack, bonus: shot.special + shot.one_on_one + shot.assist })] : []),
      ...(told ? [told] : []),
    ],
    warning: shot && !shot.legal ? whyNot(view.no_shot) : fits ? null : whyNot(tactic?.why_not),
  };
}

/** CITY-SHOT-6, CITY-FACE-4 What the odds say of a card; `short` where there is one line for it. */
export function tells(view: View, card: Card, short = false): string | null {
  const odds = view.face_off?.odds.find((held) => held.card === card);
  if (odds && isDuel(view)) return word(short ? 'odds-duel-short' : 'odds-duel', { win: odds.win, level: odds.level });
  const shot = view.shots.find((held) => held.card === card);
  return shot?.legal ? word('odds-shot', { goal: shot.goal }) : null;
}

/** CITY-STRK-2, CITY-FREE-5 The odds of a shot that has no card in the hand. */
export function noteOf(view: View, move: Move): string | null {
  if (move.type !== 'line' && move.type !== 'direct') return null;
  const shot = view.shots.find((one) => one.card === null && one.shot === (move.type === 'line' ? move.shot : null));
  return shot ? word('odds-shot', { goal: shot.goal }) : null;
}

/** The tip of a first match that matters now: a key of the texts. */
export function tipOf(view: View, side: Side | null): string | null {
  if (!side || !view.you || !view.deciding.includes(view.you)) return null;
  const tips: Partial<Record<View['phase']['kind'], string>> = {
    line_up: 'city-tip-line-up',
    kick_off: 'city-tip-kick-off',
    pass: 'city-tip-pass',
    action: 'city-tip-action',
    shot: 'city-tip-shot',
    reposition: 'city-tip-reposition',
    defend: 'city-tip-defend',
    answer: 'city-tip-answer',
    face_off: 'city-tip-face-off',
    foul: 'city-tip-foul',
  };
  return tips[view.phase.kind] ?? null;
}

const names = (view: View, pieces: Piece[]): string => pieces.map((piece) => pieceWords(view, piece)).join(', ');

/** What becomes of a ball, in a sentence. */
function outlookOf(view: View, { outlook, piece, markers, percent }: Pick<PassView, 'outlook' | 'piece' | 'markers' | 'percent'>, odds: boolean): Pick<Meaning, 'lines' | 'warning'> {
  const who = piece ? pieceWords(view, piece) : '';
  switch (outlook) {
    case 'safe':
      return { lines: [word('outlook-safe', { piece: who })], warning: null };
    case 'challenge':
      return { lines: [word(odds ? 'outlook-challenge-odds' : 'outlook-challenge', { piece: who, markers: names(view, markers), percent })], warning: null };
    case 'cut_out':
      return { lines: [], warning: word('outlook-cut-out', { piece: who }) };
    case 'loose':
      return { lines: [word('outlook-loose')], warning: null };
    case 'offside':
      return { lines: [], warning: word('outlook-offside', { piece: who }) };
    case 'out':
      return { lines: [], warning: word('outlook-out') };
  }
}

export function passMeaning(view: View, pass: PassView, odds: boolean): Meaning {
  const told = outlookOf(view, { ...pass, outlook: pass.to === null && pass.outlook !== 'cut_out' ? 'out' : pass.outlook }, odds);
  const kind = pass.to === null ? 'out' : pass.direction === null ? 'square' : 'pass';
  const anticipators = odds && pass.anticipators.length > 0 ? [word('anticipators', { pieces: names(view, pass.anticipators) })] : [];
  return { title: word(`do-${kind}`, { value: word(`ball-${pass.card}`), at: pass.to ?? pass.end }), lines: [...told.lines, ...anticipators], warning: told.warning };
}

export function advanceMeaning(view: View, { card, to, ball, outlook, piece }: AdvanceView): Meaning {
  const told = piece && outlook !== 'safe' ? outlookOf(view, { outlook, piece, markers: [], percent: 0 }, false) : { lines: [word(ball === to ? 'advance-keeps' : outlook === 'safe' && piece ? 'advance-mate' : 'advance-loose', { ball })], warning: null };
  return { title: word('do-advance', { value: word(`ball-${card}`), at: to }), ...told };
}

export function receiverMeaning(view: View, receiver: ReceiverView, odds: boolean): Meaning {
  return { title: word('do-close', { piece: pieceWords(view, receiver.receiver) }), ...outlookOf(view, { ...receiver, piece: receiver.piece ?? receiver.receiver }, odds) };
}

export function endMeaning(view: View, piece: Piece, end: End): Meaning {
  const title = word('do-step', { piece: pieceWords(view, piece), at: end.to });
  if (end.effect === 'offside') return { title, lines: [], warning: word('end-offside') };
  return end.effect ? meaning(title, word(`end-${end.effect}`)) : meaning(title);
}

/** What a move means by itself. */
export function moveMeaning(view: View, move: Move): Meaning {
  switch (move.type) {
    case 'dribble':
      return meaning(word('do-dribble', { piece: pieceWords(view, move.opponent) }), duelLine(view, view.bearer, move.opponent));
    case 'tackle':
      return meaning(word('do-tackle', { piece: pieceWords(view, move.piece) }), duelLine(view, view.bearer, move.piece));
    case 'keeper':
    case 'kicker':
      return meaning(word(`do-${move.type}`, { piece: pieceWords(view, move.piece) }));
    case 'forward':
    case 'clear':
      return meaning(word(`do-${move.type}`, { at: move.to }));
    case 'corner':
      return meaning(word('do-corner', { at: move.at }));
    case 'place':
    case 'relocate':
    case 'step':
      return meaning(word('do-step', { piece: pieceWords(view, move.piece), at: move.to }));
    case 'anticipate':
      return meaning(word('do-anticipate', { piece: pieceWords(view, move.piece), at: move.to }));
    case 'pass':
    case 'out':
      return meaning(word('way-pass'));
    case 'advance':
      return meaning(word('way-advance'));
    case 'close':
      return meaning(word('do-close', { piece: pieceWords(view, move.receiver) }));
    case 'formation':
      return meaning(word('do-formation', { formation: move.formation }));
    case 'bring':
      return meaning(word('do-bring', { on: pieceWords(view, move.on), off: pieceWords(view, move.off) }));
    case 'tactic':
    case 'claim':
      return meaning(word('do-tactic', { tactic: tacticName(move.card) }));
    case 'trap':
      return meaning(word('do-trap', { steps: [move.first, ...(move.second ? [move.second] : [])].map(({ piece, to }) => word('do-step', { piece: pieceWords(view, piece), at: to })).join(', ') }));
    case 'play':
    case 'give':
      return meaning(word(`do-${move.type}`, { card: cardName(move.card) }));
    case 'shoot':
      return meaning(word('do-shoot', { shot: cardName(move.card) }));
    case 'line':
      return meaning(word('do-shoot', { shot: word(`move-${move.shot}`) }));
    case 'aim':
      return meaning(word('do-aim', { value: word(`ball-${move.value}`) }));
    case 'keep': {
      const cards = cardsOf(move.cards).map(cardName);
      return meaning(cards.length > 0 ? word('do-keep', { cards: cards.join(', ') }) : word('do-keep-none'));
    }
    case 'trade_deck':
      return meaning(word('do-trade-deck', { deck: word(`deck-${move.deck}`) }));
    default:
      return meaning(word(`button-${move.type}`));
  }
}

function duelLine(view: View, bearer: Piece | null, opponent: Piece): string {
  const attacker = view.pieces.find(({ piece }) => piece === bearer);
  const defender = view.pieces.find(({ piece }) => piece === opponent);
  return attacker && defender ? word('duel-values', { attacker: pieceWords(view, attacker.piece), attack: attacker.attack, defender: pieceWords(view, opponent), defence: defender.defence }) : '';
}

export const spoken = ({ title, lines, warning }: Meaning): string => [title, ...lines, ...(warning ? [warning] : [])].filter(Boolean).join('. ');

/** The board as a text: who stands where. */
export function boardWords(view: View): string {
  const where = view.pieces.flatMap((found) => {
    const at = hexagonOf(found);
    return at ? [word('piece-on', { piece: pieceWords(view, found.piece), at })] : [];
  });
  return [view.ball ? word('ball-on', { at: view.ball }) : '', ...where].filter(Boolean).join('. ');
}
