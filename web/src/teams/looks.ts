/** The pictures of the kit editor: each option of an element as it would look in the strip's own colours. */

import { badgeSvg } from './badge';
import { numberSvg } from './lettering';
import { shortsPanel, socksPanel } from './patterns';
import { jerseyArt, kitOf } from './strip';
import type { Strip } from './types';

/** A second colour for a pattern that needs one: the strip's own, else white on dark and dark on white. */
export const secondFor = (first: string, second: string | null): string => second ?? (first.toUpperCase() === '#FFFFFF' ? '#111111' : '#FFFFFF');

export const jerseyLook = (strip: Strip, change: Partial<Strip>, id: string): string =>
  jerseyArt(kitOf({ ...strip, jersey_second: secondFor(strip.jersey, strip.jersey_second), badge_shape: 'none', sponsor: '', ...change }), id);

const SHORTS = 'M8 8H40L44 40H26L24 24L22 40H4Z';
const SOCK = 'M15 4H33V34L41 40V44H15Z';
const EDGE = 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width=".8" stroke-linejoin="round"';
const cut = (id: string, shape: string, inside: string): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${inside}</g><path d="${shape}" ${EDGE}/>`;

export const shortsLook = (strip: Strip, pattern: Strip['shorts_pattern'], id: string): string =>
  cut(id, SHORTS, shortsPanel(pattern, { x: 4, y: 8, w: 40, h: 32 }, { first: strip.shorts, second: secondFor(strip.shorts, strip.shorts_second) }));

export const socksLook = (strip: Strip, pattern: Strip['socks_pattern'], id: string): string =>
  cut(id, SOCK, socksPanel(pattern, { x: 15, y: 4, w: 26, h: 40 }, { first: strip.socks, second: secondFor(strip.socks, strip.socks_second) }));

export const badgeLook = (strip: Strip, change: Partial<Pick<Strip, 'badge' | 'badge_shape'>>): string => {
  const shape = change.badge_shape ?? (strip.badge_shape === 'none' ? 'circle' : strip.badge_shape);
  if (shape === 'none') return '<path d="M14 14L34 34M34 14L14 34" stroke="#777" stroke-width="3" stroke-linecap="round"/>';
  const letters = strip.badge_letters || 'ABC';
  return badgeSvg({ shape, emblem: change.badge ?? strip.badge, letters, picture: strip.badge_picture, ground: strip.badge_colour, ink: strip.badge_second }, 24, 24, 40);
};

export const numberLook = (strip: Strip, font: Strip['number_font']): string =>
  `<rect width="48" height="48" rx="4" fill="${strip.jersey}"/>` +
  numberSvg(10, font, { x: 24, y: 24, height: 26, colour: strip.number, ground: strip.jersey });
