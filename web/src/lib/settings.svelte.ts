/** What this browser remembers about its owner's wishes. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';

export interface Settings {
  sound: boolean;
  motion: Motion;
  theme: Theme;
  /** A language code, or `system`. */
  language: string;
  /** What others see; kept by the server too. */
  name: string;
  /** How fast the table plays its animations: 1 is normal. */
  speed: number;
  /** Whether the first match of each game shows tips. */
  tips: boolean;
}

const KEY = 'five-a-side';
export const SPEEDS = [1, 1.5, 2.5];
const defaults: Settings = { sound: true, motion: 'system', theme: 'system', language: 'system', name: '', speed: 1, tips: true };
const allowed: { [K in keyof Settings]: (value: unknown) => boolean } = {
  sound: (value) => typeof value === 'boolean',
  motion: (value) => ['system', 'full', 'reduced'].includes(value as string),
  theme: (value) => ['system', 'light', 'dark'].includes(value as string),
  language: (value) => typeof value === 'string',
  name: (value) => typeof value === 'string',
  speed: (value) => SPEEDS.includes(value as number),
  tips: (value) => typeof value === 'boolean',
};

/** Reads what was kept; whatever is missing or strange has its default. */
export function read(kept: string | null): Settings {
  const settings: Settings = { ...defaults };
  try {
    const values: unknown = JSON.parse(kept ?? '{}');
    if (typeof values !== 'object' || values === null) return settings;
    for (const [name, value] of Object.entries(values)) {
      if (name in allowed && allowed[name as keyof Settings](value)) Object.assign(settings, { [name]: value });
    }
  } catch {
    // Not ours, or cut short: the defaults do.
  }
  return settings;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state(read(kept()));

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

export const theme = (): 'light' | 'dark' =>
  settings.theme === 'system' ? (system.dark ? 'dark' : 'light') : settings.theme;

/** Whether nothing should move. */
export const calm = (): boolean => (settings.motion === 'system' ? system.still : settings.motion === 'reduced');

/** How long an animation of `ms` at normal speed should take now. */
export const duration = (ms: number): number => (calm() ? 0 : ms / settings.speed);

/** Keeps the settings, and puts theme and motion on the document, whenever they change. Returns the way to stop. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Private windows may refuse; then the settings last as long as the page.
      }
    });
    $effect(() => {
      document.documentElement.dataset.theme = theme();
      document.documentElement.dataset.motion = calm() ? 'reduced' : 'full';
    });
  });
}
