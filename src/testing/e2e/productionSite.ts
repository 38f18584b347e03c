import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../scripts/chromium';
import { productionHost, test as base, type Deployment } from './deployment';
import { expect, Reader } from './reader';

/** Origins of the site: under the production host, and under another host, for example a preview's. */
export const origins = {
  production: `http://${productionHost}`,
  preview: `http://preview.${productionHost}`,
};

/** Timeout in milliseconds for downloads of a product. */
export const whileItTakes = { timeout: 120_000 };

/** A reader of the site on its production host, the only one on which the service worker is registered. */
export class ProductionReader extends Reader {
  constructor(
    page: Page,
    readonly deployment: Deployment,
  ) {
    super(page, origins.production);
  }

  /** Opens a page and waits until the service worker controls it. */
  async opensWithWorker(pathname: string): Promise<void> {
    await this.opens(pathname);
    await this.hasWorker();
  }

  /** Waits until the service worker controls the page. */
  async hasWorker(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Waits until the worker has cached the page and all its files. */
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

  /** Makes the browser check for a new worker, as it does on each visit. */
  async looksForUpdates(): Promise<void> {
    await this.page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  }

  /** Marks the document, so that {@link seesReload} can detect a reload. */
  async marks(): Promise<void> {
    await this.page.evaluate(() => (document.documentElement.dataset.marked = ''));
  }

  /** Waits until the marked document was reloaded and is hydrated. */
  async seesReload(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.documentElement.dataset.marked === undefined &&
        document.documentElement.dataset.hydrated === 'true',
    );
  }

  /** Opens the settings, and returns the part about the download of a product. */
  async opensDownloads(product: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Settings' }).click();
    return this.settings.getByRole('group', { name: product, exact: true });
  }

  /** Downloads a product in the settings, which stay open, and waits until the download is complete. */
  async makesAvailableOffline(product: string): Promise<Locator> {
    const row = await this.opensDownloads(product);
    await row.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(row.getByRole('status')).toHaveText('Available offline', whileItTakes);
    return row;
  }

  /** Returns the names of all caches. */
  caches(): Promise<string[]> {
    return this.page.evaluate(() => window.caches.keys());
  }

  /** Returns the names of the caches of downloaded products and of the files that they share. */
  async savedCaches(): Promise<string[]> {
    return (await this.caches()).filter((name) => /^docs-(saved|shared):/.test(name));
  }
}

/** A test with a deployment, and a reader whose browser resolves the production host to it. */
export const test = base.extend<{ context: BrowserContext; reader: ProductionReader }>({
  baseURL: async ({}, provide) => provide(origins.production),
  // The whole Chromium, because the headless shell ignores the option that treats an origin as secure.
  context: async ({ deployment, baseURL }, provide) => {
    const rules = [productionHost, `*.${productionHost}`].map(
      (name) => `MAP ${name} 127.0.0.1:${deployment.port}`,
    );
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        ...chromiumArguments,
        `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join()}`,
        // Service workers need a secure origin, and tests have no certificate for this host.
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
