import type { Locator, Page, Route } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, test, type Reader } from './reader';

const { component } = pageKinds;
const data = '**/_next/data/**';
const scripts = '**/_next/static/chunks/*.js';

const gone = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
const pageInstead = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Not found</h1>' });

/** Simulates lost scripts, until the page is loaded again: responds to requests for scripts by `answer`. */
async function losesScripts(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let isComplete = false;
  page.on('request', (request) => (isComplete ||= request.isNavigationRequest()));
  await page.route(scripts, (route) => (isComplete ? route.continue() : answer(route)));
}

/**
 * Opens a page with no demo near the viewport, because the first one would load the code of all, and waits for the
 * scripts that it loads when it is idle.
 */
async function opensFarFromDemos({ reader, page }: { reader: Reader; page: Page }) {
  await page.setViewportSize({ width: 1280, height: 100 });
  await reader.opens(component);
  await isLookedAfter(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForFunction(() =>
    Array.from(document.scripts).every(
      ({ src }) => !src || performance.getEntriesByName(src).length > 0,
    ),
  );
  await expect(page.locator('[data-demo-stage][data-live]')).toHaveCount(0);
}

async function isLookedAfter(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-looked-after', 'true');
}

/** Waits until the page handles lost files, and returns a function that counts page loads from then on. */
async function watchLoads(page: Page): Promise<() => number> {
  await isLookedAfter(page);
  await page.evaluate(() => (document.documentElement.dataset.marked = ''));
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

async function isReloaded(reader: Reader): Promise<void> {
  await expect(reader.page.locator('html')).not.toHaveAttribute('data-marked');
  await reader.waitsUntilHydrated();
}

for (const [what, answer] of Object.entries({ 'no answer': gone, 'a page': pageInstead })) {
  test(`a link leads on when ${what} is in the place of a page's data`, async ({
    reader,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await reader.opens(component);
    const loads = await watchLoads(page);
    await page.route(data, answer);
    await reader.navigation.getByRole('link', { name: 'Tabs', exact: true }).click();
    await isReloaded(reader);
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Tabs');
    expect(new URL(page.url()).pathname).toBe('/material-ui/react-tabs/');
    await expect.poll(loads).toBe(1);
  });

  test(`a demo hydrates after one reload when ${what} is in the place of its code`, async ({
    reader,
    page,
  }) => {
    await opensFarFromDemos({ reader, page });
    const loads = await watchLoads(page);
    await losesScripts(page, answer);
    const stage = page.locator('[data-demo-stage]').last();
    // In one step, because the page may be loaded again right after the scrolling.
    const place = await stage.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return window.scrollY;
    });
    await isReloaded(reader);
    await expect(stage).toHaveAttribute('data-live', '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect.poll(loads).toBe(1);
  });
}

for (const storage of ['with', 'without'] as const) {
  test(`a page whose files stay lost does not reload for ever, ${storage} session storage`, async ({
    reader,
    page,
  }) => {
    if (storage === 'without') {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
    }
    await opensFarFromDemos({ reader, page });
    const loads = await watchLoads(page);
    const loaded = await page.locator('script[src*="/_next/static/chunks/"]').all();
    const named = await Promise.all(loaded.map((script) => script.getAttribute('src')));
    // Scripts of the document are still available; those of demos are lost.
    await page.route(scripts, (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : gone(route),
    );
    const demo = page.locator('[data-demo]').last();
    await demo.scrollIntoViewIfNeeded();
    await isReloaded(reader);
    await isLookedAfter(page);
    const asked = page.waitForResponse(
      (response) => response.request().method() === 'HEAD' && response.status() === 404,
    );
    await demo.scrollIntoViewIfNeeded();
    await asked;
    await expect(demo.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.poll(loads).toBe(1);
  });
}

/** Moves a link to another product into view. Scrolling to it would load demos, whose code is lost. */
async function findsLinkToAnotherProduct(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/system/getting-started/' });
    document.querySelector('h1')?.before(link);
    link.textContent = 'Another product';
  });
  return page.getByRole('link', { name: 'Another product' });
}

async function isAtAnotherProduct(reader: Reader): Promise<void> {
  await isReloaded(reader);
  expect(new URL(reader.page.url()).pathname).toBe('/system/getting-started/');
}

test('a link to another product leads there when its script is gone', async ({ reader, page }) => {
  await opensFarFromDemos({ reader, page });
  const loads = await watchLoads(page);
  await losesScripts(page, gone);
  await (await findsLinkToAnotherProduct(page)).click();
  await isAtAnotherProduct(reader);
  await expect.poll(loads).toBe(1);
});

test('a link leads there when its script was asked for in advance and is lost after the click', async ({
  reader,
  page,
}) => {
  await opensFarFromDemos({ reader, page });
  const loads = await watchLoads(page);
  let hasClicked: () => void = () => {};
  const clicked = new Promise<void>((resolve) => (hasClicked = resolve));
  await losesScripts(page, async (route) => {
    await clicked;
    await gone(route);
  });
  const link = await findsLinkToAnotherProduct(page);
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await link.hover();
  await asked;
  await link.click();
  hasClicked();
  await isAtAnotherProduct(reader);
  await expect.poll(loads).toBe(1);
});

test('without a connection a lost script reloads nothing', async ({ reader, page }) => {
  await opensFarFromDemos({ reader, page });
  const loads = await watchLoads(page);
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
  const demo = page.locator('[data-demo]').last();
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await demo.scrollIntoViewIfNeeded();
  await asked;
  await expect(demo.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
  expect(loads()).toBe(0);
});
