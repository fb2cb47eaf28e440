/** How this browser likes its table: kept for the next match. */

const KEY = 'five-a-side-simulator';

/** The cameras round the solid table: in the stand, behind the goal, above the ball. */
export const ANGLES = ['stand', 'goal', 'above'] as const;
export type Angle = (typeof ANGLES)[number];

export interface Prefs {
  /** The solid table, the flat one, or whichever suits the device. */
  look: 'auto' | 'flat' | 'solid';
  /** From where the solid table is seen. */
  angle: Angle;
  /** Whether pegs are put on exact spots by hand. */
  exact: boolean;
}

export function read(kept: string | null): Prefs {
  const prefs: Prefs = { look: 'auto', angle: 'stand', exact: false };
  try {
    const values = JSON.parse(kept ?? '{}') as Partial<Prefs> | null;
    if (values?.look === 'flat' || values?.look === 'solid') prefs.look = values.look;
    prefs.angle = ANGLES.find((angle) => angle === values?.angle) ?? 'stand';
    if (values?.exact === true) prefs.exact = true;
  } catch {
    // Not ours: the defaults do.
  }
  return prefs;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const prefs = $state(read(kept()));

export function change(next: Partial<Prefs>): void {
  Object.assign(prefs, next);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

/** Whether this browser draws solid things fast: with a graphics processor, not by sums. */
export function isSolid(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
    const info = context?.getExtension('WEBGL_debug_renderer_info');
    const name = context && info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null && !/swiftshader|llvmpipe|software/i.test(name);
  } catch {
    return false;
  }
}
