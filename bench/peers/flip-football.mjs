// The box rules of Flip Football in plain, tidy JavaScript: a yardstick for the Rust engine.
// It does the same work: two seats, sampled legal moves, sealed cards, one move at a time, random coaches.
// usage: node flip-football.mjs <folder of the game> <seconds>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HALF = 45;
const EIGHT = 8;
const ATTACKS = ['attack0', 'attack1', 'attack2'];
const AREA_OF_STAGE = {
  attack0: 'attack', attack1: 'attack', attack2: 'attack',
  shot: 'goal', penalty: 'penalty', freeKick: 'freeKick',
};

/** Reads the cards of one deck: for each area where its ball lies and what its defend side shows. */
function readDeck(csv, deck) {
  const [head, ...rows] = csv.trim().split('\n').map((line) => line.split(','));
  const column = (row, name) => row[head.indexOf(name)];
  return rows
    .filter((row) => column(row, 'card_id').startsWith(deck))
    .map((row) => {
      const area = (ball, grid, columns) => ({
        ball: sectionIndex(column(row, ball), columns),
        codes: column(row, grid).replaceAll('/', ''),
      });
      return {
        attack: area('ball_attack', 'grid_defend', 4),
        goal: area('ball_goal', 'grid_save', 5),
        penalty: area('ball_penalty', 'grid_penalty', 5),
        freeKick: area('ball_free_kick', 'grid_free_kick', 5),
        board: Number(column(row, 'board')),
      };
    });
}

/** `B3` as an index into a grid that is written row by row. */
function sectionIndex(section, columns) {
  return (section.charCodeAt(0) - 65) * columns + Number(section[1]) - 1;
}

function below(limit) {
  return Math.floor(Math.random() * limit);
}

function shuffle(cards) {
  for (let at = cards.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return cards;
}

function startMatch(decks) {
  const side = (deck) => ({ main: [...deck], eight: [], pack: [], hasLaid: false, goals: 0 });
  return { period: 'set-aside', sides: decks.map(side), attacker: 0, kickedOff: 0, stage: 'attack0', minutesLeft: 0 };
}

/** One legal move of a seat, or nothing if it is not to act. */
function sample(match, seat) {
  const { main, eight, hasLaid } = match.sides[seat];
  switch (match.period) {
    case 'set-aside': {
      if (eight.length === EIGHT) return undefined;
      const at = below(main.length + 1);
      return at < main.length ? { kind: 'set-aside', card: main[at] } : { kind: 'rest-random' };
    }
    case 'over':
      return undefined;
    default:
      return hasLaid ? undefined : { kind: 'lay' };
  }
}

/** Plays a move; throws if the rules forbid it. */
function play(match, seat, move) {
  const side = match.sides[seat];
  switch (move.kind) {
    case 'set-aside': {
      const at = side.main.indexOf(move.card);
      if (match.period !== 'set-aside' || side.eight.length === EIGHT || at < 0) throw new Error('refused');
      side.eight.push(...side.main.splice(at, 1));
      break;
    }
    case 'rest-random':
      if (match.period !== 'set-aside' || side.eight.length === EIGHT) throw new Error('refused');
      while (side.eight.length < EIGHT) side.eight.push(...side.main.splice(below(side.main.length), 1));
      break;
    case 'lay':
      if (match.minutesLeft === 0 || side.hasLaid) throw new Error('refused');
      side.hasLaid = true;
      break;
  }
  if (match.period === 'set-aside') {
    if (match.sides.every(({ eight }) => eight.length === EIGHT)) kickOff(match);
  } else if (match.sides.every(({ hasLaid }) => hasLaid)) {
    playMinute(match);
  }
}

function kickOff(match) {
  match.kickedOff = below(2);
  match.attacker = match.kickedOff;
  startPeriod(match, 'first-half', 'main', HALF);
}

function startPeriod(match, period, cards, minutes) {
  match.period = period;
  match.minutesLeft = minutes;
  for (const side of match.sides) side.pack = shuffle([...side[cards]]);
}

/** Shows both cards, looks under the ball and does what the code there says. */
function playMinute(match) {
  const attacker = match.sides[match.attacker];
  const defender = match.sides[1 - match.attacker];
  attacker.hasLaid = defender.hasLaid = false;
  const attackCard = attacker.pack.shift();
  const defendCard = defender.pack.pop();
  const area = AREA_OF_STAGE[match.stage];
  const { goal, flip, stage } = resolve(match.stage, defendCard[area].codes[attackCard[area].ball]);
  if (goal) attacker.goals += 1;
  if (flip) match.attacker = 1 - match.attacker;
  match.stage = flip ? 'attack0' : stage;
  match.minutesLeft -= 1;
  if (match.minutesLeft === 0) endPeriod(match, defendCard);
}

/** What the code under the ball leads to: the next stage, or a flip, perhaps after a goal. */
function resolve(stage, code) {
  switch (AREA_OF_STAGE[stage]) {
    case 'attack':
      switch (code) {
        case '.': return { stage: ATTACKS[ATTACKS.indexOf(stage) + 1] ?? 'shot' };
        case 'F': return { stage: 'freeKick' };
        case 'L': return { stage: 'shot' };
        default: return { flip: true };
      }
    case 'goal':
      switch (code) {
        case 'N': return { goal: true, flip: true };
        case 'R': case 'C': return { stage: 'shot' };
        case 'F': return { stage: 'penalty' };
        default: return { flip: true };
      }
    default:
      return { goal: code === 'N', flip: true };
  }
}

function endPeriod(match, lastDefendCard) {
  switch (match.period) {
    case 'first-half':
      match.attacker = 1 - match.kickedOff;
      match.stage = 'attack0';
      return startPeriod(match, 'second-half', 'main', HALF);
    case 'second-half':
      return startPeriod(match, 'injury-time', 'eight', lastDefendCard.board);
    default:
      match.period = 'over';
  }
}

/** A whole match of random coaches. */
function randomMatch(decks) {
  const match = startMatch(decks);
  while (match.period !== 'over') {
    for (const seat of [0, 1]) {
      const move = sample(match, seat);
      if (move) play(match, seat, move);
    }
  }
  return match;
}

function measure(decks, milliseconds) {
  let matches = 0;
  let goals = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    for (let at = 0; at < 100; at++) {
      const { sides } = randomMatch(decks);
      goals += sides[0].goals + sides[1].goals;
      matches += 1;
    }
  }
  return { matches_per_second: (1000 * matches) / (performance.now() - start), goals_per_match: goals / matches };
}

const [folder, seconds] = process.argv.slice(2);
const csv = readFileSync(join(folder, 'data/cards.csv'), 'utf8');
const decks = [readDeck(csv, 'R'), readDeck(csv, 'B')];
measure(decks, 500); // Lets the compiler warm up.
console.log(JSON.stringify(measure(decks, 1000 * Number(seconds))));
