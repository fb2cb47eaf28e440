/** How the table is looked at now, and the tools of the board for the menu. */

import { t } from '../../lib/i18n';
import type { BoardTool } from '../board';
import { ANGLES, change, prefs } from './prefs.svelte';
import type { Camera } from './Solid.svelte';

/** Whether the table is shown solid, and the camera of the solid one, as long as there is one. */
export const sight = $state({ solid: false, camera: null as Camera | null });

export function tools(): BoardTool[] {
  const { camera } = sight;
  const look: BoardTool = { icon: 'cube', text: t('sim-look-solid'), pressed: sight.solid, use: () => change({ look: sight.solid ? 'flat' : 'solid' }) };
  const exact: BoardTool = { icon: 'search', text: t('sim-exact'), pressed: prefs.exact, use: () => change({ exact: !prefs.exact }) };
  if (!camera) return [look, exact];
  const next = ANGLES[(ANGLES.indexOf(prefs.angle) + 1) % ANGLES.length] ?? 'stand';
  return [
    look,
    exact,
    { icon: 'next', text: t('sim-camera-to', { camera: t(`sim-camera-${next}`) }), brief: true, use: () => change({ angle: next }) },
    { icon: 'arrow-left', text: t('sim-turn-left'), brief: true, use: () => camera.turn(-1, 0) },
    { icon: 'arrow-right', text: t('sim-turn-right'), brief: true, use: () => camera.turn(1, 0) },
    { icon: 'plus', text: t('sim-nearer'), brief: true, use: () => camera.turn(0, 1) },
    { icon: 'minus', text: t('sim-farther'), brief: true, use: () => camera.turn(0, -1) },
  ];
}
