/** What to tell people when something failed. */

import { ApiError } from './api';
import { has, t } from './i18n';

/** What the rules or the server say, as people write a sentence: they leave the capital and the full stop to us. */
export function asSentence(detail: string): string {
  const said = detail.trim();
  return said === '' || /[.!?]$/.test(said) ? capital(said) : `${capital(said)}.`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** One sentence: our own for the code, else the server's. */
export function sentence(error: unknown): string {
  if (!(error instanceof ApiError)) return t('trouble-unknown');
  const key = `trouble-${error.code.replaceAll('_', '-')}`;
  return has(key) ? t(key) : asSentence(error.message) || t('trouble-unknown');
}
