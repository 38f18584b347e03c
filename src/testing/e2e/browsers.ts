import type { LaunchOptions } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessShell } from '../../../scripts/chromium';

/** No test reaches a third party. */
const args = [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/** What tests run in unless they say otherwise: Chromium's headless shell, its engine without the browser around it. */
export const engine: LaunchOptions = { executablePath: findHeadlessShell(), args };

/** Chromium as readers have it, which keeps a frame of another origin in a process of its own. */
export const wholeChromium: LaunchOptions = { executablePath: findChromium(), args };
