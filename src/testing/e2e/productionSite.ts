import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  chromium,
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../scripts/chromium';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { environment } from '../../site';
import { Reader } from './reader';

/**
 * Stands for the production host, in its scripts too: names on the browsers' own list are asked by HTTPS only, for
 * which a test has no certificate.
 */
const host = 'docs.test';

/** The site under the name on which it is the real one, and under another. */
export const origins = { production: `http://${host}`, preview: `http://preview.${host}` };

type Answer = (response: http.ServerResponse) => void;

/** The export on a server of its own, which can be cut off and told to answer otherwise. */
export class Deployment {
  /** Paths asked for, in order. */
  readonly asked: string[] = [];

  private readonly others = new Map<string, Answer>();
  private isCut = false;
  private readonly site = createSiteServer('out');
  private readonly server = http.createServer((request, response) => {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    if (this.isCut) {
      request.socket.destroy();
      return;
    }
    this.asked.push(pathname);
    withoutBrowserCache(response);
    const answer = this.others.get(pathname);
    if (answer) answer(response);
    else if (isScript(pathname)) sendScript(pathname, response);
    else this.site.emit('request', request, response);
  });

  /** Starts at a port of this machine, and answers which. */
  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Nothing is answered any more. */
  cut(): void {
    this.isCut = true;
    this.server.closeAllConnections();
  }

  mend(): void {
    this.isCut = false;
  }

  /** Answers a path otherwise. */
  answer(pathname: string, answer: Answer): void {
    this.others.set(pathname, answer);
  }

  /** Answers a path as before. */
  answerAsExported(pathname: string): void {
    this.others.delete(pathname);
  }

  /** Puts another worker in place of the site's. */
  deployWorker(script: string): void {
    this.answer('/sw.js', (response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(script);
    });
  }

  /** Puts the worker of a next build in place: the same with another build's name. */
  deployNextBuild(): void {
    const script = fs.readFileSync('out/sw.js', 'utf8');
    this.deployWorker(script.replace(/build:"[^"]+"/, 'build:"next"'));
  }
}

function isScript(pathname: string): boolean {
  return (
    /^\/_next\/static\/chunks\/[\w.~-]+\.js$/.test(pathname) && fs.existsSync(`out${pathname}`)
  );
}

function sendScript(pathname: string, response: http.ServerResponse): void {
  const script = fs.readFileSync(`out${pathname}`, 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/javascript' });
  response.end(script.replaceAll(`"${environment.productionHost}"`, `"${host}"`));
}

/** The browser's own cache must not do what the worker's are there for. */
function withoutBrowserCache(response: http.ServerResponse): void {
  const set = response.setHeader.bind(response);
  set('Cache-Control', 'no-cache');
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'cache-control' ? response : set(name, value);
}

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

  /** Waits until the document was loaded anew, and answers. */
  async seesReload(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.documentElement.dataset.marked === undefined &&
        document.documentElement.dataset.alive === 'true',
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
    await expect(row.getByRole('status')).toHaveText('Available offline.', whileItTakes);
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
export const test = base.extend<{
  deployment: Deployment;
  context: BrowserContext;
  reader: ProductionReader;
}>({
  // Playwright reads the pattern, empty as it is.
  deployment: async ({}, provide) => {
    const deployment = new Deployment();
    await provide(deployment);
    deployment.stop();
  },
  context: async ({ deployment }, provide) => {
    const port = await deployment.start();
    const rules = `MAP ${host} 127.0.0.1:${port}, MAP *.${host} 127.0.0.1:${port}, MAP * ~NOTFOUND`;
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        ...chromiumArguments,
        `--host-resolver-rules=${rules}`,
        // Service workers want a secure origin, and nobody has a certificate for this name.
        `--unsafely-treat-insecure-origin-as-secure=${Object.values(origins).join()}`,
      ],
    });
    const context = await browser.newContext({
      baseURL: origins.production,
      serviceWorkers: 'allow',
    });
    await provide(context);
    await browser.close();
  },
  page: async ({ context }, provide) => provide(await context.newPage()),
  reader: async ({ page, deployment }, provide) => provide(new ProductionReader(page, deployment)),
});

export { expect };
