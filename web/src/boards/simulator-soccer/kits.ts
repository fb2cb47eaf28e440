/** What the footballers of a match wear. */

import type { Colour } from '../../teams/filter';
import * as stickers from '../../teams/sticker';
import { type Kit, kitOf as worn, wrapSvg } from '../../teams/strip';
import { shirtOf, sideOf } from './pitch';
import type { Dress } from './solid-parts';
import type { BySide, Player, View } from './types';

const stickerOf = (view: View, player: Player) => view.players.find((one) => one.player === player)?.sticker;

export const kitsOf = (view: View): BySide<string> => ({ home: view.teams.home.jersey, away: view.teams.away.jersey });

/** SIM-STRIP-5, SIM-STRIP-6 The kit of a footballer; a keeper wears his own. */
export function kitOf(view: View, player: Player): Kit {
  const { strip, jersey } = view.teams[sideOf(player)];
  return worn(strip, { keeper: stickerOf(view, player)?.black ?? false, jersey });
}

/** The dots of a footballer's sticker, as they are counted. */
export function dotsOf(view: View, player: Player): Colour[] {
  const sticker = stickerOf(view, player);
  return sticker ? stickers.dotsOf(sticker) : [];
}

/** A footballer's peg as it stands on the solid table. */
export function dressOf(view: View, player: Player): Dress {
  const side = sideOf(player);
  const { strip, jersey } = view.teams[side];
  const sticker = stickerOf(view, player);
  const kit = kitOf(view, player);
  return {
    wrap: wrapSvg(strip, { keeper: sticker?.black ?? false, jersey, number: shirtOf(player) }),
    ground: kit.jersey.first,
    top: sticker ? stickers.stickerSvg(sticker) : '',
    sole: kit.socks.first,
    chequered: side === 'away',
  };
}
