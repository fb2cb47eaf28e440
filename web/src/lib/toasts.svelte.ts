/** Short messages that come up at the edge and go by themselves. */

export interface Toast {
  id: number;
  text: string;
  /** The clause that explains a refusal. */
  clause?: { game: string; clause: string };
  tone: 'plain' | 'no';
}

const LASTS_MS = 7000;
export const toasts = $state<Toast[]>([]);
let count = 0;

export function toast(text: string, { clause, tone = 'plain' }: Partial<Pick<Toast, 'clause' | 'tone'>> = {}): void {
  // The same again, or the next refusal, takes the place of the one before.
  const before = toasts.find((shown) => shown.text === text || (tone === 'no' && shown.tone === 'no'));
  if (before) dismiss(before.id);
  const id = (count += 1);
  toasts.push(clause ? { id, text, clause, tone } : { id, text, tone });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), LASTS_MS);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
