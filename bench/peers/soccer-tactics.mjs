// The movement rules of Soccer Tactics WORLD in plain, tidy JavaScript: a yardstick for the Rust engine.
// Pawns and ball move by the box's rules, one decision at a time, and moves are checked before they are played. Of the
// rest it has only what keeps the play going: a battle is a coin toss, and after a shot the other side kicks off.
// usage: node soccer-tactics.mjs <folder of the game> <seconds>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COLUMNS = 8;
const ROWS = 16;
const SQUARES = COLUMNS * ROWS;
const LONGEST_FLIGHT = 12;
/** Clockwise from north; the opposite of a direction is four further. */
const DIRECTIONS = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];
const EAST = 2;
const NORTH = 0;

const columnOf = (square) => square % COLUMNS;
const rowOf = (square) => Math.floor(square / COLUMNS);
const halfOf = (square) => (square < SQUARES / 2 ? 0 : 1);
const opposite = (direction) => (direction + 4) % 8;
const below = (limit) => Math.floor(Math.random() * limit);
const oneOf = (items) => items[below(items.length)];
const die = () => 1 + below(6);
const allSquares = Array.from({ length: SQUARES }, (_, square) => square);

/** `D4` as an index, row by row. */
const squareNamed = (name) => (Number(name.slice(1)) - 1) * COLUMNS + name.charCodeAt(0) - 65;

/** By direction and square the next square, or -1 at the edge. */
const NEXT = DIRECTIONS.map(([dx, dy]) =>
  allSquares.map((square) => {
    const [column, row] = [columnOf(square) + dx, rowOf(square) + dy];
    return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? -1 : row * COLUMNS + column;
  }),
);

/** By square and count where the ball can end: the larger difference, or both together, make the count. */
const FLIGHTS = allSquares.map((from) =>
  Array.from({ length: LONGEST_FLIGHT + 1 }, (_, count) =>
    allSquares.filter((to) => {
      const dx = Math.abs(columnOf(to) - columnOf(from));
      const dy = Math.abs(rowOf(to) - rowOf(from));
      return to !== from && (Math.max(dx, dy) === count || dx + dy === count);
    }),
  ),
);

function readTable(folder, name) {
  const [head, ...rows] = readFileSync(join(folder, 'data', name), 'utf8').trim().split('\n').map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at]])));
}

/** The areas by square: -1 outside, else the end of the pitch. */
function readAreas(folder) {
  const area = (column) => {
    const areas = new Array(SQUARES).fill(-1);
    for (const row of readTable(folder, 'squares.csv')) {
      if (row[column] === '1') areas[squareNamed(row.square)] = row.half === 'home' ? 0 : 1;
    }
    return areas;
  };
  return { goal: area('goal_area'), penalty: area('penalty_area') };
}

/** The pawns of both sides with their posts; the two strikers' depend on who kicks off. */
function readTeams(folder) {
  const rows = readTable(folder, 'pawns.csv');
  return ['home', 'away'].map((name, side) =>
    rows
      .filter((row) => row.side === name)
      .map((row) => {
        const isStriker = row.default_start.startsWith('row');
        return { side, role: row.kind, isStriker, post: isStriker ? undefined : squareNamed(row.default_start) };
      }),
  );
}

const [folder, seconds] = process.argv.slice(2);
const areas = readAreas(folder);
const teams = readTeams(folder);

function startMatch() {
  const match = {
    teams: teams.map((team) => team.map((pawn) => ({ ...pawn, square: -1 }))),
    boards: [[], []], // by side and square the pawn there
    offence: 0, holder: undefined, ball: -1, passes: 0, phase: undefined,
  };
  kickOff(match, below(2));
  return match;
}

function kickOff(match, side) {
  for (const team of match.teams) {
    const board = new Array(SQUARES).fill(undefined);
    const strikerColumns = team[0].side === side ? ['D', 'E'] : ['B', 'F'];
    const strikerRow = team[0].side === 0 ? 8 : 9;
    for (const pawn of team) {
      pawn.square = pawn.isStriker ? squareNamed(strikerColumns.shift() + strikerRow) : pawn.post;
      board[pawn.square] = pawn;
    }
    match.boards[team[0].side] = board;
  }
  beginSet(match, match.teams[side].find((pawn) => pawn.isStriker));
}

const defenceOf = (match) => 1 - match.offence;
const mayLeaveHalf = (pawn) => pawn.role === 'attacker';
const isKeeper = (pawn) => pawn.role === 'keeper';

/** How many own pawns stand beside each other from a square on, the pawn itself left out. */
function run(board, pawn, square, direction) {
  let count = 0;
  for (let at = NEXT[direction][square]; at >= 0 && board[at] && board[at] !== pawn; at = NEXT[direction][at]) count += 1;
  return count;
}

/** The crowding limits, the halves, and one pawn of a side to a square. */
function mayStand(match, pawn, square) {
  const board = match.boards[pawn.side];
  if (board[square] && board[square] !== pawn) return false;
  if (!mayLeaveHalf(pawn) && halfOf(square) !== pawn.side) return false;
  const team = match.teams[pawn.side];
  const goalArea = areas.goal[square];
  if (goalArea >= 0 && team.some((mate) => mate !== pawn && areas.goal[mate.square] === goalArea)) return false;
  const area = areas.penalty[square];
  if (area >= 0 && !isKeeper(pawn) && areas.penalty[pawn.square] !== area) {
    let inside = 0;
    for (const mate of team) if (!isKeeper(mate) && areas.penalty[mate.square] === area) inside += 1;
    if (inside >= 4) return false;
  }
  return (
    run(board, pawn, square, EAST) + run(board, pawn, square, opposite(EAST)) < 4 &&
    run(board, pawn, square, NORTH) + run(board, pawn, square, opposite(NORTH)) < 3
  );
}

/** The end squares of a pawn for a roll: all of it, one bend at most, past own pawns but not past opponents. */
function ends(match, pawn, roll) {
  const opponents = match.boards[1 - pawn.side];
  const isFree = mayLeaveHalf(pawn);
  const seen = new Array(SQUARES).fill(false);
  const found = [];
  const reach = (square) => {
    if (seen[square]) return;
    seen[square] = true;
    if (mayStand(match, pawn, square)) found.push(square);
  };
  const step = (square, direction) => {
    const next = NEXT[direction][square];
    return next >= 0 && (isFree || halfOf(next) === pawn.side) ? next : -1;
  };
  for (let first = 0; first < 8; first++) {
    let corner = step(pawn.square, first);
    for (let left = roll - 1; corner >= 0; left--) {
      if (left === 0) {
        reach(corner);
        break;
      }
      if (opponents[corner]) break;
      for (let second = 0; second < 8; second++) {
        if (second === first || second === opposite(first)) continue;
        let at = step(corner, second);
        for (let more = left - 1; more > 0 && at >= 0; more--) at = opponents[at] ? -1 : step(at, second);
        if (at >= 0) reach(at);
      }
      corner = step(corner, first);
    }
  }
  return found;
}

/** Where a keeper can step. */
function keeperSteps(match, keeper) {
  const steps = [];
  for (const next of NEXT) {
    const to = next[keeper.square];
    if (to >= 0 && mayStand(match, keeper, to)) steps.push(to);
  }
  return steps;
}

/** Where the ball can be played: not to an opponent alone. */
function ballTargets(match, count) {
  const own = match.boards[match.offence];
  const opponents = match.boards[defenceOf(match)];
  return FLIGHTS[match.ball][count].filter((square) => own[square] || !opponents[square]);
}

/** Whose decision it is. */
function decider(match) {
  return match.phase.kind === 'choice' || match.phase.kind === 'reply' ? defenceOf(match) : match.offence;
}

/** Whether a pawn may make the move that is open. */
function isMover(match, pawn) {
  return !isKeeper(pawn) && !(match.phase.kind === 'pawn-move' && pawn === match.holder);
}

/** All legal moves. */
function listMoves(match) {
  const { kind, roll } = match.phase;
  const team = match.teams[decider(match)];
  if (kind === 'ball-play') return ballTargets(match, roll).map((to) => ({ kind: 'play', to }));
  if (kind === 'choice') {
    return [{ kind: 'roll' }, ...keeperSteps(match, team[0]).map((to) => ({ kind: 'keeper', to }))];
  }
  const moves = [];
  for (const pawn of team) {
    if (!isMover(match, pawn)) continue;
    for (const to of ends(match, pawn, roll)) moves.push({ kind: 'move', pawn, to });
  }
  return moves;
}

/** A coach who lists all legal moves and draws one; nothing if there is none. */
const listing = (match) => oneOf(listMoves(match));

/** A coach who draws a pawn first and looks at the others only if it cannot move, as the engine's sampler does. */
function sampling(match) {
  const { kind, roll } = match.phase;
  const team = match.teams[decider(match)];
  if (kind === 'ball-play') return listing(match);
  if (kind === 'choice') {
    const steps = below(2) === 0 ? [] : keeperSteps(match, team[0]);
    return steps.length === 0 ? { kind: 'roll' } : { kind: 'keeper', to: oneOf(steps) };
  }
  const start = below(team.length);
  for (let nth = 0; nth < team.length; nth++) {
    const pawn = team[(start + nth) % team.length];
    const squares = isMover(match, pawn) ? ends(match, pawn, roll) : [];
    if (squares.length > 0) return { kind: 'move', pawn, to: oneOf(squares) };
  }
  return undefined;
}

function check(isLegal) {
  if (!isLegal) throw new Error('refused');
}

function put(match, pawn, to) {
  const board = match.boards[pawn.side];
  board[pawn.square] = undefined;
  board[to] = pawn;
  pawn.square = to;
}

/** Plays a move; throws if the rules forbid it. */
function play(match, move) {
  const { kind, roll, aim } = match.phase;
  switch (move.kind) {
    case 'roll':
      check(kind === 'choice');
      match.phase = { kind: 'reply', aim, roll: die() };
      break;
    case 'keeper': {
      const keeper = match.teams[defenceOf(match)][0];
      check(kind === 'choice' && keeperSteps(match, keeper).includes(move.to));
      put(match, keeper, move.to);
      defended(match, aim, keeper);
      break;
    }
    case 'play':
      check(kind === 'ball-play' && ballTargets(match, roll).includes(move.to));
      match.ball = move.to;
      arrived(match);
      break;
    case 'move':
      check(roll && move.pawn.side === decider(match) && isMover(match, move.pawn));
      check(ends(match, move.pawn, roll).includes(move.to));
      put(match, move.pawn, move.to);
      moved(match, move.pawn);
      break;
  }
}

/** What follows when no pawn can use the roll or the ball has no target. */
function skip(match) {
  if (match.phase.kind === 'ball-play') match.phase = { kind: 'choice', aim: 'answer' };
  else moved(match, undefined);
}

/** An offensive set begins: first a pawn moves, but not the holder. */
function beginSet(match, holder) {
  match.offence = holder.side;
  match.holder = holder;
  match.ball = holder.square;
  match.passes = 0;
  match.phase = { kind: 'pawn-move', roll: die() };
}

/** The ball is rolled for, with two dice for a keeper. */
function rollForBall(match) {
  match.phase = { kind: 'ball-play', roll: isKeeper(match.holder) ? die() + die() : die() };
}

/** A pawn has moved, or nobody could. */
function moved(match, pawn) {
  const { kind, aim } = match.phase;
  if (kind === 'pawn-move') return rollForBall(match);
  if (kind === 'reply') return defended(match, aim, pawn);
  const hasCaptured = pawn?.square === match.ball;
  if (hasCaptured) match.holder = pawn;
  match.phase = { kind: 'choice', aim: hasCaptured ? 'answer' : 'attempt' };
}

/** The defence has moved: it reached the ball, or not. */
function defended(match, aim, pawn) {
  if (pawn?.square === match.ball && (aim === 'attempt' || below(2) === 0)) return beginSet(match, pawn);
  if (aim === 'attempt') {
    match.phase = { kind: 'attempt', roll: die() };
  } else if (areas.penalty[match.ball] === defenceOf(match)) {
    kickOff(match, defenceOf(match));
  } else {
    beginSet(match, match.holder);
  }
}

/** The ball has been played: it is free, contested, or a direct pass. */
function arrived(match) {
  const mate = match.boards[match.offence][match.ball];
  const opponent = match.boards[defenceOf(match)][match.ball];
  match.holder = mate;
  match.passes += 1;
  if (!mate) {
    match.phase = { kind: 'attempt', roll: die() };
  } else if (opponent) {
    beginSet(match, below(2) === 0 ? mate : opponent);
  } else if (areas.penalty[match.ball] === defenceOf(match)) {
    kickOff(match, defenceOf(match));
  } else if (match.passes < 2) {
    rollForBall(match);
  } else {
    match.phase = { kind: 'choice', aim: 'answer' };
  }
}

/** The decisions a second of random coaches. */
function measure(coach, milliseconds) {
  const match = startMatch();
  let decisions = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    for (let at = 0; at < 1000; at++) {
      const move = coach(match);
      if (move) {
        play(match, move);
        decisions += 1;
      } else {
        skip(match);
      }
    }
  }
  return (1000 * decisions) / (performance.now() - start);
}

function figure(coach) {
  measure(coach, 500); // Lets the compiler warm up.
  return measure(coach, 1000 * Number(seconds));
}

console.log(JSON.stringify({ moves_per_second: figure(sampling), listed_moves_per_second: figure(listing) }));
