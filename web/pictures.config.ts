/** `cargo xtask pictures`: the same server and browser as the tests, one game after the other. */

import tests from './playwright.config';

// A solid table that is drawn without a graphics processor takes its time.
export default { ...tests, testDir: 'pictures', workers: 1, fullyParallel: false, timeout: 3_600_000, retries: 0, use: { ...tests.use, actionTimeout: 120_000 } };
