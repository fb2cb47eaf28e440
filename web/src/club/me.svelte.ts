/** Whoever sits here, as far as the club's offers depend on it. */

import { api } from '../lib/api';

export const me = $state({ name: '', member: false });

export async function lookAtMe(): Promise<void> {
  const found = await api.me().catch(() => null);
  if (found) Object.assign(me, found);
}
