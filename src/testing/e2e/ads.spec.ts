import type { Page } from '@playwright/test';
import type { Scenario } from '../ads/scenarios';
import { startAdServer, type AdServer } from '../ads/startAdServer';
import { expect, test as base, type Reader } from './reader';
import { serveWith } from './servedPolicy';
import { layoutShifts, watchVisits } from './visit';

/** An ad server, and the site with a policy that allows it: its address is part of the deployment. */
const test = base.extend<object, { ads: AdServer; site: string }>({
  ads: [
    async ({}, provide) => {
      const server = await startAdServer();
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ ads }, provide) => {
      const { origin, close } = await serveWith({
        adNetworkScript: `${ads.origin}/carbon.js`,
        remoteAdsUrl: `${ads.origin}/ads.json`,
      });
      await provide(origin);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
});

interface AdWindow extends Window {
  events?: { eventAction: string; eventLabel: string }[];
  hacked?: number;
}

/** From now on pages have these ad services, fixed luck, and note the ad events. */
async function withServices(page: Page, services: Record<string, string>, luck = 0.5) {
  // Before the page's own scripts, which wait for the document.
  await page.addInitScript((metas) => {
    document.addEventListener('readystatechange', () => {
      for (const [name, content] of metas) {
        if (document.querySelector(`meta[name="${name}"]`)) continue;
        document.head.append(Object.assign(document.createElement('meta'), { name, content }));
      }
    });
  }, Object.entries(services));
  await page.addInitScript((value) => {
    Math.random = () => value;
    const events: NonNullable<AdWindow['events']> = [];
    (window as AdWindow).events = events;
    window.gtag = (...[kind, name, details]: unknown[]) => {
      if (kind === 'event' && name === 'ad') events.push(details as (typeof events)[number]);
    };
  }, luck);
  await watchVisits(page);
}

const network = (ads: AdServer, scenario: Scenario) => ({
  'docs-ad-network': `${ads.origin}/${scenario}/carbon.js`,
});

const place = (reader: Reader) =>
  reader.main.getByRole('complementary', { name: 'Advertisement' }).first();

const eventsOf = (page: Page) => page.evaluate(() => (window as AdWindow).events);

/** What the browser itself says of a stranger that fails is no complaint of the page. */
const ofStrangers = /Failed to load resource|^404 |hostile script|SyntaxError/;

/** While HTML is sanitized the browser reports the handlers in it, although its document runs nothing. */
const ofHandlers = /^Executing inline event handler violates/;

async function staysWhole(reader: Reader, but: RegExp = ofStrangers) {
  const shifts = await layoutShifts(reader.page);
  expect(shifts.filter((shift) => !shift.startsWith('0.0000'))).toEqual([]);
  expect(reader.complaints.filter((text) => !ofStrangers.test(text) && !but.test(text))).toEqual(
    [],
  );
  expect(await reader.page.evaluate(() => (window as AdWindow).hacked)).toBeUndefined();
}

test('without services an ad of ours stands after the description, and nobody else is asked', async ({
  reader,
  page,
}) => {
  await watchVisits(page);
  await reader.opens('/material-ui/react-button/');
  const after = reader.main.locator('p.description + [data-ad-slot]');
  await expect(after.getByRole('link')).toBeVisible();
  const box = await after.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(126);
  await expect(after).toHaveCSS('margin-top', '24px');
  await expect(after).toHaveCSS('margin-bottom', '24px');
  expect(reader.foreign).toEqual([]);
  expect(reader.complaints).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
});

test('on small screens its place is 142 pixels high, and holds the ad', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await watchVisits(page);
  await reader.opens('/material-ui/react-button/');
  await expect(place(reader).getByRole('link')).toBeVisible();
  expect((await place(reader).boundingBox())?.height).toBe(142);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const scenario of ['good', 'slow'] as const) {
  test(`a ${scenario} network shows its ad`, async ({ reader, page, ads }) => {
    await withServices(page, network(ads, scenario), 0.05);
    await reader.opens('/material-ui/react-button/');
    const link = place(reader).getByRole('link', { name: 'Local network ad' });
    await expect(link).toBeVisible();
    await expect.poll(() => eventsOf(page)).toHaveLength(1);
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault(), true);
    });
    await link.click();
    const labels = { eventLabel: 'carbon-inline' };
    const events = ['display', 'click'].map((eventAction) => ({ eventAction, ...labels }));
    await expect.poll(() => eventsOf(page)).toEqual(events);
    await staysWhole(reader);
  });
}

test('the next page has an ad of its own', async ({ reader, page, ads }) => {
  await withServices(page, network(ads, 'good'));
  await reader.opens('/material-ui/react-button/');
  await expect(place(reader).getByRole('link', { name: 'Local network ad' })).toBeVisible();
  const before = ads.requests.filter((path) => path.includes('carbon.js')).length;
  await reader.followsTheNavigation('Text Field');
  await expect(place(reader).getByRole('link', { name: 'Local network ad' })).toBeVisible();
  expect(ads.requests.filter((path) => path.includes('carbon.js'))).toHaveLength(before + 1);
  await expect(page.locator('#carbonads')).toHaveCount(1);
  await staysWhole(reader);
});

test('the network’s fallback is replaced by an ad of ours', async ({ reader, page, ads }) => {
  await withServices(page, network(ads, 'backers'), 0.05);
  await reader.opens('/material-ui/react-button/');
  await expect(place(reader).getByRole('link', { name: /ScaffoldHub/ })).toBeVisible();
  await expect
    .poll(() => eventsOf(page))
    .toEqual([{ eventAction: 'display', eventLabel: 'in-house-carbon-scaffoldhub-inline' }]);
  await staysWhole(reader);
});

/** A page that never rests asks the network after 3 s, and its script is given up after 3 more. */
const patience = { timeout: 20_000 };

const failing = [
  'empty',
  'malformed',
  'hostile',
  'redirect-loop',
  'huge',
  'missing',
  'silent',
] as const;
for (const scenario of failing) {
  test(`a network whose script is ${scenario} costs the page nothing`, async ({
    reader,
    page,
    ads,
  }) => {
    await withServices(page, network(ads, scenario));
    await reader.opens('/material-ui/react-button/');
    await expect(place(reader).getByRole('link', { name: /theme/i })).toBeVisible(patience);
    await staysWhole(reader);
  });
}

test('a network that is blocked: readers are asked now and then, and may say no', async ({
  reader,
  page,
  ads,
}) => {
  await withServices(page, network(ads, 'good'), 0.1);
  await page.route('**/carbon.js', (route) => route.abort('blockedbyclient'));
  await reader.opens('/material-ui/react-button/');
  const request = place(reader).getByText('Could you help us keep this site running?');
  await expect(request).toBeVisible(patience);
  await place(reader).getByRole('button', { name: 'Do not ask again for 30 days' }).click();
  await expect(place(reader).getByRole('link', { name: /ScaffoldHub/ })).toBeVisible(patience);
  await page.reload();
  await expect(place(reader).getByRole('link', { name: /ScaffoldHub/ })).toBeVisible(patience);
  await staysWhole(reader);
});

test('crawlers find the place empty', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    baseURL,
  });
  const page = await context.newPage();
  await page.goto('/material-ui/react-button/');
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
  await page.waitForTimeout(1000);
  await expect(page.locator('[data-ad-slot]')).toBeEmpty();
  await context.close();
});

test('on a page with tabs the ad stands after them', async ({ reader }) => {
  await reader.opens('/base-ui/react-button/components-api/');
  const after = reader.main.locator('nav:has([aria-current=page]) + [data-ad-slot]');
  await expect(after.getByRole('link')).toBeVisible();
});

for (const pathname of [
  '/versions/',
  '/blog/a-switch-without-styles/',
  '/production-error/',
  '/404.html',
]) {
  test(`${pathname} has no place for an ad`, async ({ reader }) => {
    await reader.opens(pathname);
    await expect(reader.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reader.page.locator('[data-ad-slot]')).toHaveCount(0);
  });
}

/** The ad below the first demo, whose code the reader opens. */
async function opensTheCode(reader: Reader) {
  await reader.opens('/material-ui/react-button/');
  await expect(place(reader).getByRole('link')).toBeVisible();
  await reader.demo('BasicButtons').getByRole('button', { name: 'Show code' }).click();
  return reader.demo('BasicButtons').getByRole('complementary', { name: 'Advertisement' });
}

const service = (ads: AdServer, scenario: Scenario) => ({
  'docs-ad-service': `${ads.origin}/${scenario}/ads.json`,
});

for (const scenario of ['good', 'slow'] as const) {
  test(`below a demo whose code was opened stands the ad of a ${scenario} service`, async ({
    reader,
    page,
    ads,
  }) => {
    await withServices(page, service(ads, scenario), 0.05);
    const before = ads.requests.length;
    const box = await opensTheCode(reader);
    const link = box.getByRole('link', { name: 'Local remote ad' });
    await expect(link).toHaveAttribute('href', `${ads.origin}/click`);
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(link.locator('img')).toHaveJSProperty('width', 130);
    await expect
      .poll(() => ads.requests.slice(before))
      .toEqual(expect.arrayContaining(['/impression', '/pixel-1?t=1700000000', '/pixel-2']));
    const label = 'carbon-demo-inline';
    await expect
      .poll(() => eventsOf(page))
      .toContainEqual({ eventAction: 'display', eventLabel: label });
    await staysWhole(reader);
  });
}

test('of a stranger’s HTML below a demo only the words remain', async ({ reader, page, ads }) => {
  await withServices(page, service(ads, 'hostile'));
  const box = await opensTheCode(reader);
  await expect(box.getByRole('link')).toContainText('Win now');
  await expect(box.locator('script, iframe, a a, [onerror], [onmouseover]')).toHaveCount(0);
  await box.getByText('now').hover();
  await staysWhole(reader, ofHandlers);
});

const useless = ['empty', 'malformed', 'redirect-loop', 'huge', 'missing', 'silent'] as const;
for (const scenario of useless) {
  test(`a remote service that is ${scenario} yields no ad below a demo, and nothing moves`, async ({
    reader,
    page,
    ads,
  }) => {
    await withServices(page, service(ads, scenario));
    const asked = page.waitForRequest('**/ads.json');
    const box = await opensTheCode(reader);
    await asked;
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await page.setViewportSize({ width: 1280, height: 400 });
    await expect(box).toHaveCount(0);
    await staysWhole(reader);
  });
}

test('a remote service is not asked before the reader opens the code', async ({
  reader,
  page,
  ads,
}) => {
  await withServices(page, service(ads, 'good'));
  const before = ads.requests.length;
  await reader.opens('/material-ui/react-button/');
  await reader.readsToTheEnd();
  expect(ads.requests.slice(before)).toEqual([]);
});
