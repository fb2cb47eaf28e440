/** The challenges by and to whoever sits here, as long as somebody looks at them. */

import { api } from '../lib/api';
import type { Challenge } from '../types.gen';

class Challenges {
  open = $state.raw<Challenge[]>([]);

  /** Asks the server. What was known stays if it does not answer: the bell tells what matters. */
  async look(): Promise<void> {
    this.open = await api.challenges().catch(() => this.open);
  }
}

export const challenges = new Challenges();
