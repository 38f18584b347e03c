import { inHouseAds } from '../../../docs-data/ads';
import { eventsOf, expect, network, place, staysWhole, test, setUpAdServices } from './adReader';
import { layoutShifts, watchVisits } from './visit';

test('without ad services, an in-house ad is shown after the description, and no third party is contacted [spec 2.5] [spec 9.3]', async ({
  reader,
  page,
}) => {
  await watchVisits(page);
  await reader.opens('/material-ui/react-button/');
  const after = reader.main.locator('p.description + :has(> [data-ad-slot])');
  await expect(after.getByRole('link')).toBeVisible();
  const box = await after.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(126);
  await expect(after).toHaveCSS('margin-top', '24px');
  await expect(after).toHaveCSS('margin-bottom', '24px');
  expect(reader.foreign).toEqual([]);
  expect(reader.complaints).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
});

test('on small screens its place is 142 pixels high, and holds the ad [spec 9.3]', async ({
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

test('each in-house ad fits its place on small screens before the fonts are loaded', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.route(/\.woff2/, (route) => route.abort());
  const shown = new Set<string>();
  for (const [index] of inHouseAds.entries()) {
    const chosen = (index + 0.5) / inHouseAds.length;
    await page.addInitScript((number) => Object.assign(Math, { random: () => number }), chosen);
    await reader.opens('/material-ui/react-button/');
    const ad = place(reader).getByRole('link').first();
    await expect(ad).toBeVisible();
    shown.add((await ad.getAttribute('href')) ?? '');
    expect((await place(reader).boundingBox())?.height).toBe(142);
  }
  expect(shown.size).toBe(inHouseAds.length);
});

for (const scenario of ['good', 'slow'] as const) {
  test(`a ${scenario} network shows its ad`, async ({ reader, page, ads }) => {
    await setUpAdServices(page, network(ads, scenario), 0.05);
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

test('the next page loads another ad [spec 7.3]', async ({ reader, page, ads }) => {
  await setUpAdServices(page, network(ads, 'good'));
  await reader.opens('/material-ui/react-button/');
  await expect(place(reader).getByRole('link', { name: 'Local network ad' })).toBeVisible();
  const before = ads.requests.filter((path) => path.includes('carbon.js')).length;
  await reader.followsTheNavigation('Text Field');
  await expect(place(reader).getByRole('link', { name: 'Local network ad' })).toBeVisible();
  expect(ads.requests.filter((path) => path.includes('carbon.js'))).toHaveLength(before + 1);
  await expect(page.locator('#carbonads')).toHaveCount(1);
  await staysWhole(reader);
});

test('the network’s fallback is replaced by an in-house ad [spec 4.11]', async ({
  reader,
  page,
  ads,
}) => {
  await setUpAdServices(page, network(ads, 'backers'), 0.05);
  await reader.opens('/material-ui/react-button/');
  await expect(place(reader).getByRole('link', { name: /ScaffoldHub/ })).toBeVisible();
  await expect
    .poll(() => eventsOf(page))
    .toEqual([{ eventAction: 'display', eventLabel: 'in-house-carbon-scaffoldhub-inline' }]);
  await staysWhole(reader);
});

/** Timeout for ads: a page that is never idle loads the network's script after 3 s, and gives it up after 3 more. */
const longTimeout = { timeout: 20_000 };

const failing = [
  'empty',
  'malformed',
  'hostile',
  'redirect-loop',
  'huge',
  'missing',
  'silent',
  'half',
  'bare',
  'removing',
] as const;
for (const scenario of failing) {
  test(`a network whose script is ${scenario} does not affect the page`, async ({
    reader,
    page,
    ads,
  }) => {
    await setUpAdServices(page, network(ads, scenario));
    await reader.opens('/material-ui/react-button/');
    await expect(place(reader).getByRole('link', { name: /theme/i })).toBeVisible(longTimeout);
    await staysWhole(reader);
  });
}

test('if the network is blocked, some readers are asked for help, and can dismiss the request [spec 4.10]', async ({
  reader,
  page,
  ads,
}) => {
  await setUpAdServices(page, network(ads, 'good'), 0.1);
  await page.route('**/carbon.js', (route) => route.abort('blockedbyclient'));
  await reader.opens('/material-ui/react-button/');
  const request = place(reader).getByText('Could you help us keep this site running?');
  await expect(request).toBeVisible(longTimeout);
  await place(reader).getByRole('button', { name: 'Don’t ask again for 30 days' }).click();
  await expect(place(reader).getByRole('link', { name: /ScaffoldHub/ })).toBeVisible(longTimeout);
  await page.reload();
  await expect(place(reader).getByRole('link', { name: /ScaffoldHub/ })).toBeVisible(longTimeout);
  await staysWhole(reader);
});

test('crawlers get no ad [spec 4.12]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    baseURL,
  });
  const page = await context.newPage();
  await page.goto('/material-ui/react-button/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForTimeout(1000);
  await expect(page.locator('[data-ad-slot]')).toBeEmpty();
  await context.close();
});

test('on a page with tabs, the ad follows the description below them', async ({ reader }) => {
  await reader.opens('/base-ui/react-button/components-api/');
  const after = reader.main.locator(
    'nav:has([aria-current=page]) ~ p.description + :has(> [data-ad-slot])',
  );
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
