import type { Locator, Page } from '@playwright/test';
import {
  expect,
  network,
  place,
  remoteService,
  staysWhole,
  test,
  setUpAdServices,
} from './adReader';

const component = '/material-ui/react-button/';

/** Timeout for ads: a page that is never idle loads the network's script after 3 s, and gives it up after 3 more. */
const longTimeout = { timeout: 20_000 };

const heightOf = async (element: Locator) => (await element.boundingBox())?.height;

/** Whether the ad's place looks empty: no text, no iframe and no border. */
async function showsNothing(page: Page): Promise<boolean> {
  const box = page.locator('p.description + div');
  const seen = await box.screenshot();
  await page.locator('[data-ad-slot]').evaluate((slot) => slot.replaceChildren());
  return seen.equals(await box.screenshot());
}

test('an ad of 52,526 pixels is cut at the height of its place', async ({ reader, page, ads }) => {
  await setUpAdServices(page, network(ads, 'tall'));
  await reader.opens(component);
  await expect(place(reader).getByRole('link', { name: 'Local network ad' })).toBeVisible(
    longTimeout,
  );
  expect(await heightOf(place(reader))).toBe(126);
  expect(await reader.main.evaluate((main) => main.scrollHeight)).toBeLessThan(50_000);
  await staysWhole(reader);
});

for (const width of [320, 1280]) {
  test(`at ${width} pixels no name, text or pixel of a remote ad exceeds its measure`, async ({
    reader,
    page,
    ads,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await setUpAdServices(page, remoteService(ads, 'tall'));
    const before = ads.requests.length;
    await reader.opens(component);
    await expect(place(reader).getByRole('link')).toBeVisible();
    await reader.demo('BasicButtons').getByRole('button', { name: 'Show code' }).click();
    const box = reader.demo('BasicButtons').getByRole('complementary', { name: 'Advertisement' });
    await expect(box.getByRole('link')).toBeVisible();
    expect(await heightOf(box)).toBe(126);
    expect((await box.textContent())?.length).toBeLessThan(400);
    expect(await box.locator('img[aria-hidden]').count()).toBe(10);
    const told = ads.requests.slice(before).filter((path) => /pixel|impression/.test(path));
    expect(told.length).toBeLessThanOrEqual(10);
    expect(reader.complaints).toEqual([]);
  });
}

test('the place of an ad is empty until the ad is loaded', async ({ reader, page, ads }) => {
  await setUpAdServices(page, network(ads, 'silent'));
  await page.goto(component);
  await reader.waitsUntilHydrated();
  await page.waitForTimeout(500);
  expect(await showsNothing(page)).toBe(true);
});

test('an incomplete ad is not visible', async ({ reader, page, ads }) => {
  await setUpAdServices(page, network(ads, 'half'));
  const half = page.getByText('Half an ad');
  await reader.opens(component);
  await expect(half).toHaveCount(1, longTimeout);
  await expect(half).toBeHidden();
  expect(await showsNothing(page)).toBe(true);
});

test('an ad that crashed is not visible [spec 4.13]', async ({ reader, page, ads }) => {
  await setUpAdServices(page, network(ads, 'good'));
  // Simulates a blocker that breaks a DOM function with which ads are inserted.
  await page.addInitScript(() => {
    const append = Element.prototype.append;
    Element.prototype.append = function (...nodes) {
      const isScript = nodes.some((node) => node instanceof HTMLScriptElement);
      if (isScript && this.closest('[data-ad-slot]')) throw new Error('hostile script');
      return append.apply(this, nodes);
    };
  });
  await reader.opens(component);
  await page.waitForTimeout(4000);
  await expect(page.locator('[data-ad-slot]')).toBeEmpty();
  expect(await showsNothing(page)).toBe(true);
  await staysWhole(reader);
});

test('crawlers see nothing in its place [spec 4.12]', async ({ browser, baseURL }) => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
  const context = await browser.newContext({ userAgent, baseURL });
  const page = await context.newPage();
  await page.goto(component);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForTimeout(1000);
  expect(await showsNothing(page)).toBe(true);
  await context.close();
});

test('the request for help fits its place on small screens', async ({ reader, page, ads }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await setUpAdServices(page, network(ads, 'missing'), 0.1);
  await reader.opens(component);
  const request = place(reader).getByText('Could you help us keep this site running?');
  await expect(request).toBeVisible(longTimeout);
  const frame = place(reader).locator('> :not([hidden])');
  const cut = await frame.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
});
