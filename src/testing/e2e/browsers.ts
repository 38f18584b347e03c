import type { LaunchOptions } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessShell } from '../../../scripts/chromium';

/** Arguments of Chromium, under which only 127.0.0.1 can be resolved, so that no test reaches a third party. */
const args = [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/** The default browser of tests: Chromium's headless shell, its engine without the browser around it. */
export const engine: LaunchOptions = { executablePath: findHeadlessShell(), args };

/** The whole Chromium, as readers use it. Unlike the headless shell, it isolates cross-origin iframes in processes. */
export const wholeChromium: LaunchOptions = { executablePath: findChromium(), args };
