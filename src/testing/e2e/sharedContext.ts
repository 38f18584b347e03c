import type { BrowserContext, Page } from '@playwright/test';
import { Reader, test as base } from './reader';
import { watchVisits } from './visit';

/** Visits after which a new page is opened, so that its process doesn't grow without end. */
const mostVisits = 20;

/** A small document of the site without scripts. */
const documentWithoutScripts = '/robots.txt';

/** A page of the browser that tests use one after another. */
class SharedPage {
  private page: Page | undefined;
  private visits = 0;

  constructor(private readonly context: BrowserContext) {}

  /** Returns a page that records layout shifts, from the test before if that one gave it back. */
  async take(): Promise<Page> {
    this.visits += 1;
    if (this.page) return this.page;
    this.visits = 1;
    this.page = await this.context.newPage();
    await watchVisits(this.page);
    return this.page;
  }

  /** Removes what the test has stored, and ends its document. Closes the page after a failure or many visits. */
  async giveBack(page: Page, hasFailed: boolean): Promise<void> {
    this.page = undefined;
    // Storage can only be cleared from its origin.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.context.clearCookies();
    if (hasFailed || this.visits >= mostVisits) return page.close();
    await page.goto(documentWithoutScripts);
    this.page = page;
  }
}

/**
 * A test that shares its browser context and its page with all tests of a worker, so that the browser reuses fetched and
 * compiled scripts, as it does for a reader. Cookies and storage are cleared after each test. The page records layout
 * shifts (`watchVisits`).
 */
export const test = base.extend<{ reader: Reader }, { shared: SharedPage }>({
  shared: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, serviceWorkers } = project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers });
      await provide(new SharedPage(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: [
    async ({ shared }, provide, testInfo) => {
      const page = await shared.take();
      await provide(page);
      await shared.giveBack(page, testInfo.status !== testInfo.expectedStatus);
    },
    // A page that hangs must not hold up its own end for as long as its test.
    { scope: 'test', timeout: 20_000 },
  ],
  reader: async ({ page, baseURL }, provide) => {
    const reader = new Reader(page, baseURL ?? '');
    await provide(reader);
    reader.stopsListening();
  },
});

export { expect } from './reader';
