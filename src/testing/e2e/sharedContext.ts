import type { BrowserContext } from '@playwright/test';
import { type Reader, test as base } from './reader';

/**
 * A test whose browser context is shared by all tests of a worker, so that the browser reuses fetched and compiled
 * scripts, as it does for a reader. Cookies and storage are cleared after each test.
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
  page: [
    async ({ shared }, provide) => {
      const page = await shared.newPage();
      await provide(page);
      // Before the page is closed, because storage can only be cleared from its origin.
      await page.evaluate(() => localStorage.clear());
      await page.close();
      await shared.clearCookies();
    },
    // A page that hangs must not hold up its own end for as long as its test.
    { scope: 'test', timeout: 20_000 },
  ],
});

export { expect } from './reader';
