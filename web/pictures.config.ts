/** `cargo xtask pictures`: the same server and browser as the tests, one game after the other. */

import tests from './playwright.config';

export default { ...tests, testDir: 'pictures', workers: 1, fullyParallel: false, timeout: 3_600_000, retries: 0 };
