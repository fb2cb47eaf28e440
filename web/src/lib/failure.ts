/** What to tell people when something failed. */

import { ApiError } from './api';
import { has, t } from './i18n';

/** One sentence: our own for the code, else the server's. */
export function sentence(error: unknown): string {
  if (!(error instanceof ApiError)) return t('trouble-unknown');
  const key = `trouble-${error.code.replaceAll('_', '-')}`;
  return has(key) ? t(key) : error.message || t('trouble-unknown');
}
