import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../scripts/chromium';
import { productionHost, test as base, type Deployment } from './deployment';
import { expect, Reader } from './reader';

/** The site under the name on which it is the real one, and under another. */
export const origins = {
  production: `http://${productionHost}`,
  preview: `http://preview.${productionHost}`,
};

/** A download may take so long (ms). */
export const whileItTakes = { timeout: 120_000 };

/** A reader of the site on its production host, where a service worker may run. */
export class ProductionReader extends Reader {
  constructor(
    page: Page,
    readonly deployment: Deployment,
  ) {
    super(page, origins.production);
  }

  /** Opens an address and waits until the worker looks after the page. */
  async opensWithWorker(pathname: string): Promise<void> {
    await this.opens(pathname);
    await this.hasWorker();
  }

  /** Waits until the worker looks after the page. */
  async hasWorker(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Waits until the worker has copies of the page and of all its files. */
  async hasCopies(): Promise<void> {
    await this.page.waitForFunction(async () => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${window.location.origin}/_next/static/`));
      const copies = await Promise.all(
        [window.location.href, ...files].map((url) => window.caches.match(url)),
      );
      return copies.every(Boolean);
    });
  }

  /** Has the browser look for a new worker, as it does at each visit. */
  async looksForUpdates(): Promise<void> {
    await this.page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  }

  /** Marks the document, so that a reload can be seen. */
  async marks(): Promise<void> {
    await this.page.evaluate(() => (document.documentElement.dataset.marked = ''));
  }

  /** Waits until the document was loaded again, and answers. */
  async seesReload(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.documentElement.dataset.marked === undefined &&
        document.documentElement.dataset.hydrated === 'true',
    );
  }

  /** Opens the settings and finds what they say of a product's download. */
  async opensDownloads(product: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Settings' }).click();
    return this.settings.getByRole('group', { name: product, exact: true });
  }

  /** Downloads a product in the settings, which stay open, and waits until all of it is there. */
  async makesAvailableOffline(product: string): Promise<Locator> {
    const row = await this.opensDownloads(product);
    await row.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(row.getByRole('status')).toHaveText('Available offline', whileItTakes);
    return row;
  }

  /** Names of all caches. */
  caches(): Promise<string[]> {
    return this.page.evaluate(() => window.caches.keys());
  }

  /** Names of the caches that hold what the reader asked to have offline, and what that shares. */
  async savedCaches(): Promise<string[]> {
    return (await this.caches()).filter((name) => /^docs-(saved|shared):/.test(name));
  }
}

/** Tests get a deployment, and a reader of it in a browser that takes it for the production host. */
export const test = base.extend<{ context: BrowserContext; reader: ProductionReader }>({
  baseURL: async ({}, provide) => provide(origins.production),
  // Chromium itself, not its headless shell: that takes no origin for secure.
  context: async ({ deployment, baseURL }, provide) => {
    const rules = [productionHost, `*.${productionHost}`].map(
      (name) => `MAP ${name} 127.0.0.1:${deployment.port}`,
    );
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        ...chromiumArguments,
        `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join()}`,
        // Service workers want a secure origin, and nobody has a certificate for this name.
        `--unsafely-treat-insecure-origin-as-secure=${Object.values(origins).join()}`,
      ],
    });
    const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
    await provide(context);
    await browser.close();
  },
  page: async ({ context }, provide) => provide(await context.newPage()),
  reader: async ({ page, deployment }, provide) => provide(new ProductionReader(page, deployment)),
});

export { expect };
