import type { Scenario } from '../ads/scenarios';
import type { AdServer } from '../ads/startAdServer';
import { eventsOf, expect, place, staysWhole, test, withServices } from './adReader';
import type { Reader } from './reader';

/** While HTML is sanitized the browser reports the handlers in it, although its document runs nothing. */
const ofHandlers = /^Executing inline event handler violates/;

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
