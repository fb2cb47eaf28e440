/** For the tests: every text is here from the beginning. */
import { loadTexts, textFiles } from './lib/i18n';

await loadTexts(...textFiles);
