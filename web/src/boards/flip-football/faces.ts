/** The two printed faces of each card as pictures, drawn once and kept. */

import { AREAS, face, type Area, type CardSide, type Face } from './cards';
import { assistant, ball, boardBearer, cornerFlag, defender, INK, keeper, n, print, rebound, referee, smallGoal, TEAM, woodwork, type Reach } from './figures';
import { BAND, CARD_H, CARD_W, columns, GRIDS, ROWS, sectionBox, sectionCentre, TAB_H, type Box, type Point } from './geometry';
import type { Result } from './scene';
import type { Card, Colour } from './types';

type Ground = { tab: string; light: string; mid: string; deep: string; letters: Record<CardSide, string> };

const GROUND: Record<Area, Ground> = {
  attack: { tab: '#1f7a38', light: '#5cbf5f', mid: '#4dae54', deep: '#1f7a38', letters: { attack: 'A', defend: 'D' } },
  goal: { tab: '#e06a0b', light: '#ffb35c', mid: '#f7923a', deep: '#8a3c05', letters: { attack: 'G', defend: 'S' } },
  free_kick: { tab: '#e3b409', light: '#ffe680', mid: '#f7d04a', deep: '#7d6104', letters: { attack: 'F', defend: 'F' } },
  penalty: { tab: '#7440b8', light: '#b48be6', mid: '#9565d3', deep: '#3d1d6d', letters: { attack: 'P', defend: 'P' } },
};

const pictures = new Map<string, string>();

function kept(key: string, draw: () => string): string {
  let url = pictures.get(key);
  if (!url) {
    url = `data:image/svg+xml,${draw().replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`;
    pictures.set(key, url);
  }
  return url;
}

/** The picture of one side of a card. */
export function picture(card: Card, side: CardSide): string {
  return kept(`${card} ${side}`, () => drawFace(face(card), side));
}

/** How far the close-up looks beyond the area on the left and on the right: some seats of nine. */
const WINGS = 36;

/** The picture of a goal area of a card's defend side, with more of the stands. */
export function closeUp(card: Card, area: Area): string {
  const { x, y, w, h } = GRIDS[area];
  const wide = { x: x - WINGS, y, w: w + 2 * WINGS, h };
  const g = GROUND[area];
  const stands = `<rect x="${wide.x}" y="${y}" width="${wide.w}" height="${h}" fill="${g.mid}"/>${crowd(wide, g)}<rect x="${wide.x}" y="${y + h - 4}" width="${wide.w}" height="4" fill="#3f9d4a"/>`;
  return kept(`${card} ${area}`, () => svg(wide, stands + ground(area, false) + content(face(card), area)));
}

/** The middle of a section on the close-up, as parts of its width and height. */
export function onCloseUp(area: Area, section: string): Point {
  const { x, y, w, h } = GRIDS[area];
  const middle = sectionCentre(area, section);
  return { x: (middle.x - x + WINGS) / (w + 2 * WINGS), y: (middle.y - y) / h };
}

/** What lies on top of a pack: nobody knows the card, everybody sees which side is up. */
export function packPicture(colour: Colour, side: CardSide): string {
  return kept(`pack ${colour} ${side}`, () => {
    const middle =
      side === 'attack'
        ? `<rect x="15" y="15" width="220" height="300" rx="6" fill="url(#mown)"/><circle cx="125" cy="165" r="76" fill="none" stroke="#fff" stroke-width="4" opacity=".75"/><path d="M15 165H235" stroke="#fff" stroke-width="4" opacity=".75"/><ellipse cx="131" cy="212" rx="46" ry="12" opacity=".25"/>` +
          ball(125, 165, 46)
        : `<rect x="15" y="15" width="220" height="300" rx="6" fill="${TEAM[colour].deep}"/>` +
          [-56, 56, 0].map((dx) => `<g transform="translate(${125 + dx} ${dx ? 142 : 172}) scale(${dx ? 5 : 6.6})">${defender(colour, NONE, 20, 32, dx ? (dx > 0 ? 1 : 2) : 4)}</g>`).join('');
    return svg({ x: 0, y: 0, w: CARD_W, h: CARD_H }, defs() + paper(colour) + middle);
  });
}

/** The ball that flies. */
export function ballPicture(): string {
  return kept('ball', () => svg({ x: 0, y: 0, w: 40, h: 40 }, ball(20, 20, 18)));
}

/** What is stamped on the table with a result. */
export function stampPicture(result: Result, attacker: Colour, defenders: Colour): string {
  return kept(`stamp ${result} ${attacker} ${defenders}`, () => {
    const man = (drawing: string) => `<g transform="translate(20 20) scale(1.15)">${drawing}</g>`;
    const drawings: Record<Result, () => string> = {
      success: () => `<path d="M9 21L17 30L32 11" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M9 21L17 30L32 11" fill="none" stroke="#1f9d4a" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`,
      tackled: () => `<g transform="translate(12 19) scale(1.08)">${defender(defenders, { ...NONE, right: true }, 17, 32, 4)}</g>` + ball(34, 12, 5),
      blocked: () => man(defender(defenders, NONE, 20, 32, 3)) + ball(33, 18, 5),
      offside: () => man(assistant(2)),
      free_kick_awarded: () => man(referee(false, 1)),
      penalty_awarded: () => man(referee(true, 1)) + '<circle cx="34" cy="36" r="2.6" fill="#fff"/>',
      long_ball: () => `<path d="M5 36Q9 9 26 11" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 4.6"/><g transform="translate(25 22) scale(1.3)">${smallGoal()}</g>` + ball(25, 19, 5.5),
      goal: () => `<g transform="translate(20 22) scale(1.9)">${smallGoal()}</g>` + ball(20, 22, 8),
      saved: () => `<g transform="translate(20 26) scale(1.05)">${keeper(defenders, { ...NONE, up: true }, 20, 32, 1)}</g>` + ball(20, 5, 4.6),
      missed: () => `<path d="M6 36L26 14" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 4.6"/>` + ball(29, 11, 7.5),
      woodwork: () => `<g transform="translate(20 12) scale(1.5)">${woodwork('bar', 24, 16)}</g>` + ball(20, 32, 6.5),
      rebound: () => `<g transform="translate(20 22) scale(1.35)">${rebound()}</g>`,
      corner: () => `<g transform="translate(19 20) scale(1.3)">${cornerFlag()}</g>`,
      attack_lost: () => `<circle cx="20" cy="20" r="15" fill="#fff" stroke="${INK}" stroke-width="3"/><path d="M20 11V20L26 24" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
    };
    return svg({ x: 0, y: 0, w: 40, h: 40 }, drawings[result]());
  });
}

/** The assistant referee with the board, large. */
export function bearerPicture(minutes: number): string {
  return kept(`bearer ${minutes}`, () => svg({ x: -24, y: -69, w: 48, h: 72 }, `<ellipse cx="0" cy="0" rx="16" ry="2.4" opacity=".3"/>` + boardBearer(minutes, 1)));
}

/** One row of the stand, made to be repeated sideways; at a goal most wear the scorer's colour. */
export function crowdPicture(row: number, cheer: Colour | null): string {
  return kept(`crowd ${row} ${cheer}`, () => {
    const skins = ['#f6c9a0', '#c98a5b', '#8a5635', '#e8b284', '#6b4027'];
    const coats = [TEAM.red.main, TEAM.blue.main, '#e8e3d4', '#3c4656', TEAM.red.main, '#f2b705', TEAM.blue.main, '#5d6b57'];
    const fans = Array.from({ length: 20 }, (_, i) => {
      const skin = skins[(i * 3 + row) % skins.length];
      const coat = cheer && i % 4 ? TEAM[cheer].main : coats[(i * 5 + row * 3) % coats.length];
      const arms = cheer || (i * 7 + row) % 3 === 0 ? `<path d="M-8 34L-9.5 14M8 34L9.5 14" stroke="${coat}" stroke-width="4" stroke-linecap="round"/><circle cx="-9.5" cy="12" r="2.6" fill="${skin}"/><circle cx="9.5" cy="12" r="2.6" fill="${skin}"/>` : '';
      return `<g transform="translate(${11 + i * 22} 0)">${arms}<path d="M-10 46V38Q-10 29 0 29T10 38V46Z" fill="${coat}"/><circle cy="21" r="7" fill="${skin}"/><path d="M-7 20A7 7 0 0 1 7 20Q0 16 -7 20Z" fill="${i % 4 === 0 ? coat : '#2b2018'}"/></g>`;
    });
    return svg({ x: 0, y: 0, w: 440, h: 46 }, fans.join(''));
  });
}

/** The cover of a card that is laid but not yet shown. */
export function sealedPicture(colour: Colour): string {
  return kept(`sealed ${colour}`, () => {
    const discs = [
      [90, 112],
      [160, 112],
      [125, 165],
      [90, 218],
      [160, 218],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="21" fill="#fff" opacity=".92"/>`)
      .join('');
    return svg({ x: 0, y: 0, w: CARD_W, h: CARD_H }, defs() + paper(colour) + `<rect x="15" y="15" width="220" height="300" rx="6" fill="${TEAM[colour].deep}"/>` + `<rect x="15" y="15" width="220" height="300" rx="6" fill="url(#${colour}-weave)" opacity=".5"/>` + discs);
  });
}

const NONE: Reach = { up: false, down: false, left: false, right: false };

function svg(view: Box, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.w} ${view.h}" width="${view.w * 2}" height="${view.h * 2}">${body}</svg>`;
}

function drawFace(f: Face, side: CardSide): string {
  const areas = AREAS.map((area) => tab(area, side) + ground(area, true) + (side === 'attack' ? ballIn(f, area) : content(f, area))).join('');
  return svg({ x: 0, y: 0, w: CARD_W, h: CARD_H }, defs() + paper(f.colour) + areas + band(f, side));
}

function defs(): string {
  const stripes = (id: string, width: number, a: string, b: string, turn: number) =>
    `<pattern id="${id}" width="${width}" height="${width}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${width}" height="${width}" fill="${a}"/><rect width="${width / 2}" height="${width}" fill="${b}"/></pattern>`;
  const red = TEAM.red;
  const blue = TEAM.blue;
  return (
    '<defs>' +
    `<linearGradient id="red-edge" x2="0" y2="1"><stop stop-color="${red.light}"/><stop offset=".25" stop-color="${red.main}"/><stop offset="1" stop-color="${red.deep}"/></linearGradient>` +
    stripes('blue-edge', 12, blue.main, '#dfeafc', 45) +
    stripes('red-weave', 8, red.main, red.deep, 45) +
    stripes('blue-weave', 16, blue.main, '#dfeafc', 0) +
    stripes('mown', 53.5, GROUND.attack.light, GROUND.attack.mid, 90) +
    `<pattern id="tab-attack" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.6" height="6" fill="#fff"/></pattern>` +
    `<pattern id="tab-goal" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 0H5M0 0V5" stroke="#fff" stroke-width="1.6"/></pattern>` +
    `<pattern id="tab-free_kick" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.3" fill="#fff"/></pattern>` +
    `<pattern id="tab-penalty" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 5L3 1L6 5" fill="none" stroke="#fff" stroke-width="1.5"/></pattern>` +
    '</defs>'
  );
}

/** Card, edge in the team's colour and pattern, paper. */
function paper(colour: Colour): string {
  return (
    `<rect width="${CARD_W}" height="${CARD_H}" rx="17" fill="#fffdf6"/>` +
    `<rect x="3" y="3" width="${CARD_W - 6}" height="${CARD_H - 6}" rx="14.5" fill="url(#${colour}-edge)"/>` +
    `<rect x="11" y="11" width="${CARD_W - 22}" height="${CARD_H - 22}" rx="9" fill="#fffaf0"/>`
  );
}

/** The area's name plate: colour, pattern and letter. */
function tab(area: Area, side: CardSide): string {
  const { x, y, w } = GRIDS[area];
  const top = y - TAB_H;
  const g = GROUND[area];
  const letter = g.letters[side];
  const ink = area === 'free_kick' ? INK : '#fff';
  return (
    `<path d="M${x} ${y}V${top + 5}a5 5 0 0 1 5 -5H${x + w - 5}a5 5 0 0 1 5 5V${y}Z" fill="${g.tab}"/>` +
    `<path d="M${x + 20} ${y - 1.5}V${top + 1.5}H${x + w - 5}a4 4 0 0 1 4 4V${y - 1.5}Z" fill="url(#tab-${area})" opacity=".32"/>` +
    print(letter, x + 6, top + 2.4, 9.4, ink, 2.6)
  );
}

/** Grass seen from above, or a goal seen from the front with the stands around it. */
function ground(area: Area, lines: boolean): string {
  const grid = GRIDS[area];
  const { x, y, w, h } = grid;
  const g = GROUND[area];
  const cw = w / columns(area);
  const ch = h / ROWS;
  let back: string;
  if (area === 'attack') {
    const bands = [0, 1, 2, 3, 4, 5].map((i) => `<rect x="${x}" y="${n(y + (i * h) / 6)}" width="${w}" height="${n(h / 6)}" fill="${i % 2 ? g.mid : g.light}"/>`).join('');
    back =
      bands +
      `<g fill="none" stroke="#fff" stroke-width="1.3" opacity=".6"><path d="M${n(x + 18)} ${y}V${n(y + 24)}H${n(x + w - 18)}V${y}M${n(x + 38)} ${y}V${n(y + 9)}H${n(x + w - 38)}V${y}"/><path d="M${n(x + w / 2 - 14)} ${n(y + 24)}A16 12 0 0 0 ${n(x + w / 2 + 14)} ${n(y + 24)}"/><path d="M${n(x + w / 2 - 24)} ${n(y + h)}A24 20 0 0 1 ${n(x + w / 2 + 24)} ${n(y + h)}"/></g>`;
  } else {
    const fx = x + cw;
    const fy = y + ch;
    const fw = cw * 3;
    const fh = ch * 2 - 4;
    back =
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${g.mid}"/>` +
      crowd(grid, g) +
      `<rect x="${x}" y="${n(y + h - 4)}" width="${w}" height="4" fill="#3f9d4a"/>` +
      `<rect x="${n(fx)}" y="${n(fy)}" width="${n(fw)}" height="${n(fh)}" fill="${g.deep}"/>` +
      net({ x: fx, y: fy, w: fw, h: fh }) +
      `<path d="M${n(fx)} ${n(y + h - 2)}V${n(fy)}H${n(fx + fw)}V${n(y + h - 2)}" fill="none" stroke="${INK}" stroke-width="4.4" stroke-linejoin="round"/>` +
      `<path d="M${n(fx)} ${n(y + h - 2)}V${n(fy)}H${n(fx + fw)}V${n(y + h - 2)}" fill="none" stroke="#fff" stroke-width="2.8" stroke-linejoin="round"/>`;
  }
  if (!lines) return back;
  let cuts = '';
  for (let c = 1; c < columns(area); c++) cuts += `M${n(x + c * cw)} ${y}v${h}`;
  for (let r = 1; r < ROWS; r++) cuts += `M${x} ${n(y + r * ch)}h${w}`;
  return back + `<path d="${cuts}" fill="none" stroke="#fff" stroke-width=".8" stroke-dasharray="2.2 2.2" opacity="${area === 'attack' ? 0.8 : 0.55}"/>`;
}

/** Heads in the stands, in rows that are set off against each other. */
function crowd({ x, y, w, h }: Box, g: Ground): string {
  const head = (cx: number, cy: number) => `M${cx - 3} ${cy + 5}a3 3.4 0 0 1 6 0M${cx - 1.9} ${cy}a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0`;
  const heads = head(4.5, 5) + head(0, 14) + head(9, 14);
  return tiled(`crowd-${g.tab.slice(1)}`, { x, y, w, h: h - 4 }, 9, 18, `<path d="${heads}" fill="${g.light}" opacity=".75"/>`);
}

function net(box: Box): string {
  return tiled('net', box, 5.35, 5.35, '<path d="M0 0H6M0 0V6" stroke="#fff" stroke-width="1.4" opacity=".55"/>');
}

/** A box filled with a tile that starts at its top left. */
function tiled(name: string, { x, y, w, h }: Box, tileW: number, tileH: number, tile: string): string {
  const id = `${name}-${n(x)}-${n(y)}`.replaceAll('.', '_');
  return (
    `<pattern id="${id}" x="${n(x)}" y="${n(y)}" width="${tileW}" height="${tileH}" patternUnits="userSpaceOnUse">${tile}</pattern>` +
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="url(#${id})"/>`
  );
}

function ballIn(f: Face, area: Area): string {
  const section = f.ball[area];
  const box = sectionBox(area, section);
  const { x, y } = sectionCentre(area, section);
  const grid = GRIDS[area];
  const from = { x: grid.x + grid.w / 2 + (x < grid.x + grid.w / 2 ? 14 : -14), y: grid.y + grid.h - 1 };
  const trail = `<path d="M${n(from.x)} ${n(from.y)}Q${n((from.x + x) / 2 + (x < from.x ? -7 : 7))} ${n((from.y + y) / 2)} ${n(x)} ${n(y)}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 5.4" opacity=".9"/>`;
  return (
    `<rect x="${n(box.x + 0.8)}" y="${n(box.y + 0.8)}" width="${n(box.w - 1.6)}" height="${n(box.h - 1.6)}" rx="4" fill="#fff" opacity=".42"/>` +
    (y < grid.y + 80 ? trail : '') +
    (area === 'attack' ? `<ellipse cx="${n(x + 1.5)}" cy="${n(y + 8)}" rx="8" ry="2.6" opacity=".3"/>` : '') +
    ball(x, y, 9.4)
  );
}

/** What stands in the sections of a defend side; parts belong to the figure they grow out of. */
function content(f: Face, area: Area): string {
  const rows = f.grid[area];
  const cw = GRIDS[area].w / columns(area);
  const ch = GRIDS[area].h / ROWS;
  const reach = reaches(rows);
  let things = '';
  let people = '';
  rows.forEach((codes, row) =>
    [...codes].forEach((code, column) => {
      const x = GRIDS[area].x + (column + 0.5) * cw;
      const y = GRIDS[area].y + (row + 0.5) * ch;
      const look = f.number * 7 + row * 5 + column * 3;
      const at = (drawing: string) => `<g transform="translate(${n(x)} ${n(y)})">${drawing}</g>`;
      const tile = (fill: string) => `<rect x="${n(1 - cw / 2)}" y="${n(1 - ch / 2)}" width="${n(cw - 2)}" height="${n(ch - 2)}" rx="4" fill="${fill}" stroke="#fff" stroke-width="1.2"/>`;
      const grown = reach.get(`${row} ${column}`) ?? NONE;
      switch (code) {
        case 'D':
          people += at(defender(f.colour, grown, cw, ch, look));
          break;
        case 'K':
          people += at(keeper(f.colour, grown, cw, ch, look));
          break;
        case 'F':
          things += at(tile('#fff0a8') + referee(area === 'goal', look));
          break;
        case 'O':
          things += at(tile('#ffe1d6') + assistant(look));
          break;
        case 'L':
          things += at(tile('#b9ecc4') + smallGoal());
          break;
        case 'R':
          things += at(tile('#cdefff') + rebound());
          break;
        case 'C':
          things += at(tile('#57b565') + cornerFlag());
          break;
        case 'P':
          things += at(woodwork(row === 0 ? 'bar' : column === 0 ? 'left' : 'right', cw, ch));
          break;
      }
    }),
  );
  return things + people;
}

/** For each whole figure, into which neighbouring sections it reaches. */
export function reaches(rows: string[]): Map<string, Reach> {
  const found = new Map<string, Reach>();
  const near: [number, number, keyof Reach][] = [
    [0, -1, 'right'],
    [0, 1, 'left'],
    [1, 0, 'up'],
    [-1, 0, 'down'],
  ];
  rows.forEach((codes, row) =>
    [...codes].forEach((code, column) => {
      if (code !== 'd' && code !== 'k') return;
      const owner = near.find(([dr, dc]) => rows[row + dr]?.[column + dc] === code.toUpperCase());
      if (!owner) return;
      const key = `${row + owner[0]} ${column + owner[1]}`;
      found.set(key, { ...(found.get(key) ?? NONE), [owner[2]]: true });
    }),
  );
  return found;
}

/** The assistant in the middle of the defend side; on the attack side the number of the card. */
function band(f: Face, side: CardSide): string {
  const { x, y, w, h } = BAND;
  const cx = x + w / 2;
  const letter = f.colour === 'red' ? 'R' : 'B';
  const number = String(f.number).padStart(2, '0');
  const ribbon = `<rect x="${x}" y="${y + 17}" width="${w}" height="${h - 34}" rx="6" fill="url(#${f.colour}-weave)"/>`;
  const plate = (px: number, text: string) => `<rect x="${px - 21}" y="${y + h / 2 - 12}" width="42" height="24" rx="12" fill="#fffaf0"/>` + print(text, px - 16.2, y + h / 2 - 7, 14, TEAM[f.colour].deep, 2.5);
  if (side === 'defend') {
    return (
      ribbon +
      plate(x + 40, letter + number) +
      plate(x + w - 40, letter + number) +
      `<ellipse cx="${cx}" cy="${y + h - 1.6}" rx="24" ry="2.4" opacity=".22"/>` +
      `<g transform="translate(${cx} ${y + h - 1})">${boardBearer(f.board, f.number)}</g>`
    );
  }
  return (
    ribbon +
    plate(x + 40, letter + number) +
    plate(x + w - 40, letter + number) +
    `<circle cx="${cx}" cy="${y + h / 2}" r="32" fill="#fffaf0"/><circle cx="${cx}" cy="${y + h / 2}" r="28.6" fill="url(#${f.colour}-edge)"/>` +
    ball(cx, y + h / 2, 23)
  );
}
