/** Short messages that come up at the edge and go by themselves. */

export interface Toast {
  id: number;
  text: string;
  /** The clause that explains a refusal. */
  clause?: { game: string; clause: string };
  /** Where it leads. Such a one stays until it is used or put away. */
  link?: { href: string; text: string };
  tone: 'plain' | 'no';
}

const LASTS_MS = 7000;
export const toasts = $state<Toast[]>([]);
let count = 0;

export function toast(text: string, { clause, link, tone = 'plain' }: Partial<Pick<Toast, 'clause' | 'link' | 'tone'>> = {}): void {
  // The same again, or the next refusal, takes the place of the one before.
  const before = toasts.find((shown) => shown.text === text || (tone === 'no' && shown.tone === 'no'));
  if (before) dismiss(before.id);
  const id = (count += 1);
  toasts.push({ id, text, tone, ...(clause ? { clause } : {}), ...(link ? { link } : {}) });
  if (toasts.length > 3) toasts.shift();
  if (!link) setTimeout(() => dismiss(id), LASTS_MS);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
