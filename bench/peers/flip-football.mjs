// The box rules of Flip Football in plain, tidy JavaScript: a yardstick for the Rust engine.
// Plays complete random matches (random eights, a drawn kick-off, full packs, injury time) and prints JSON.
// usage: node flip-football.mjs <cards.csv> <seconds>
import { readFileSync } from 'node:fs';

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
    .filter((row) => column(row, 'deck') === deck)
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

function shuffle(cards) {
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return cards;
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

/** Plays some minutes and returns the defending card of the last one. */
function playMinutes(match, packs, minutes) {
  let defendCard;
  for (let minute = 0; minute < minutes; minute++) {
    const { attacker, stage } = match;
    const attackCard = packs[attacker].shift();
    defendCard = packs[1 - attacker].pop();
    const area = AREA_OF_STAGE[stage];
    const result = resolve(stage, defendCard[area].codes[attackCard[area].ball]);
    if (result.goal) match.score[attacker] += 1;
    if (result.flip) {
      match.attacker = 1 - attacker;
      match.stage = 'attack0';
    } else {
      match.stage = result.stage;
    }
  }
  return defendCard;
}

function playMatch(decks) {
  const dealt = decks.map((deck) => shuffle([...deck]));
  const eights = dealt.map((deck) => deck.slice(0, EIGHT));
  const mains = dealt.map((deck) => deck.slice(EIGHT));
  const first = Math.random() < 0.5 ? 0 : 1;
  const match = { attacker: first, stage: 'attack0', score: [0, 0] };
  playMinutes(match, mains.map((pack) => shuffle([...pack])), HALF);
  match.attacker = 1 - first;
  match.stage = 'attack0';
  const last = playMinutes(match, mains.map((pack) => shuffle([...pack])), HALF);
  playMinutes(match, eights.map((pack) => shuffle([...pack])), last.board);
  return match.score;
}

const [file, seconds] = process.argv.slice(2);
const csv = readFileSync(file, 'utf8');
const decks = [readDeck(csv, 'Red'), readDeck(csv, 'Blue')];
const play = (milliseconds) => {
  let matches = 0;
  let goals = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    for (let at = 0; at < 100; at++) {
      const [home, away] = playMatch(decks);
      goals += home + away;
      matches += 1;
    }
  }
  return { matches_per_second: (1000 * matches) / (performance.now() - start), goals_per_match: goals / matches };
};
play(500); // Lets the compiler warm up.
console.log(JSON.stringify(play(1000 * Number(seconds))));
