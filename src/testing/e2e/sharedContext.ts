import type { BrowserContext } from '@playwright/test';
import { type Reader, test as base } from './reader';

/**
 * Tests whose page lives in one browser context for each worker: what a browser has fetched and compiled for one page
 * serves the next, as it does for a reader. Cookies and storage are emptied before each test.
 */
export const test = base.extend<{ reader: Reader }, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, serviceWorkers } = project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, provide) => {
    const page = await shared.newPage();
    await provide(page);
    // Of the page's own origin, and while it is still there.
    await page.evaluate(() => localStorage.clear());
    await page.close();
    await shared.clearCookies();
  },
});

export { expect } from './reader';
