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

  /**
   * Ends the document of a test and removes what it has stored. Closes the page after many visits, and after a failure,
   * when Playwright ends the worker.
   */
  async giveBack(page: Page, hasFailed: boolean): Promise<void> {
    this.page = undefined;
    if (hasFailed) return page.close();
    // Storage can only be cleared from its origin, which a page that was not used does not have.
    await page.goto(documentWithoutScripts);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.context.clearCookies();
    if (this.visits >= mostVisits) return page.close();
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
