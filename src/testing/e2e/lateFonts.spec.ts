import { environment } from '@/site';
import { expect, test } from './reader';
import { layoutShifts, watchVisits } from './visit';

const withIcons = '/experiments/docs/packages/';
const address = new URL(environment.iconFontUrl).href;

test('the icon font comes late, to pages whose demos render with it [spec 7.8]', async ({
  reader,
  page,
}) => {
  const load = page.waitForEvent('load');
  let hasLoaded = false;
  void load.then(() => (hasLoaded = true));
  let wasLate: boolean | undefined;
  await page.route(address, (route) => {
    wasLate = hasLoaded;
    return route.fulfill({ contentType: 'text/css', body: '.material-icons-two-tone{color:red}' });
  });
  await watchVisits(page);
  await reader.opens(withIcons);
  await expect(reader.demo('FontIcons').getByText('train')).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(wasLate).toBe(true);
  expect(reader.foreign).toEqual([address]);
  expect(await layoutShifts(page)).toEqual([]);
  expect(reader.complaints).toEqual([]);
});

test('a reader who comes from another page gets it, too, and once', async ({ reader, page }) => {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await reader.opens('/experiments/docs/callouts/');
  expect(reader.foreign).toEqual([]);
  const asked = page.waitForRequest(address);
  await reader.followsTheNavigation('Packages');
  await asked;
  await reader.followsTheNavigation('Callouts');
  await reader.followsTheNavigation('Packages');
  await expect(page.locator('link[rel=stylesheet][href^="https:"]')).toHaveCount(1);
  expect(reader.foreign).toEqual([address]);
});

test('a service that fails does not affect the page [spec 7.8]', async ({ reader, page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === address);
  await watchVisits(page);
  await reader.opens(withIcons);
  await failed;
  await reader.readsToTheEnd();
  await expect(reader.demo('FontIcons').getByText('train')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  expect(reader.complaints).toEqual([]);
});

test('a demo alone brings the font if it renders with it', async ({ reader, page }) => {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  const asked = page.waitForRequest(address);
  await reader.opens(`/demos${withIcons}FontIcons/`);
  await asked;
  await reader.opens(`/demos${withIcons}StationTree/`);
  await expect(page.locator('[data-demo-stage][data-live]')).toBeVisible();
  await expect(page.locator('link[rel=stylesheet][href^="https:"]')).toHaveCount(0);
});
