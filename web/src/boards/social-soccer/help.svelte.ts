/** What a coach wants to see beside what is on the table, and the tools of the board for the menu. */

import { t } from '../../lib/i18n';
import type { BoardTool } from '../board';

/** Whether to show where everybody stands next round. */
export const help = $state({ walks: false });

export const tools = (): BoardTool[] => [{ icon: 'turn', text: t('social-walks'), pressed: help.walks, use: () => (help.walks = !help.walks) }];
