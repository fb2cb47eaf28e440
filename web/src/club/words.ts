/** The club in words. */

import { card } from '../lib/games';
import { paceName } from '../lib/hands';
import { has, t } from '../lib/i18n';
import { to } from '../lib/router';
import type { Notice } from '../types.gen';

/** A coach's name; a bot's is its level. */
const somebody = (name: string) => (has(`bot-${name}`) ? t(`bot-${name}`) : name || t('somebody'));

/** What a notice says. */
export function noticeText(notice: Notice): string {
  const game = card(notice.game).title;
  switch (notice.kind) {
    case 'paired':
      return t('notice-paired', { name: somebody(notice.opponent), game });
    case 'your_turn':
      return t('notice-your-turn', { name: somebody(notice.opponent), game });
    case 'match_over':
      return t('notice-match-over', { name: somebody(notice.opponent), game, result: notice.result });
    case 'offer_answered':
      return t('notice-offer-answered', { name: somebody(notice.opponent), game, offer: notice.offer, accepted: notice.accepted ? 'yes' : 'no' });
    case 'challenged': {
      const terms = `${paceName(notice.pace)}, ${t(notice.rated ? 'club-rated' : 'club-unrated')}`;
      return t(notice.rematch_of ? 'notice-rematch' : 'notice-challenged', { name: somebody(notice.other), game, terms });
    }
    case 'challenge_over': {
      const reason = notice.how.end === 'declined' && has(`decline-${notice.how.reason}`) ? t(`decline-${notice.how.reason}`) : '';
      return t(`notice-challenge-${notice.how.end}`, { name: somebody(notice.other), game, reason });
    }
  }
}

/** Where a notice leads, if anywhere. */
export const noticeLink = (notice: Notice): string | null => ('match' in notice ? to.table(notice.match) : null);
