import {
  eventsOf,
  expect,
  place,
  remoteService,
  staysWhole,
  test,
  setUpAdServices,
} from './adReader';
import type { Reader } from './reader';
import { notesViolations } from './servedPolicy';

/**
 * Opens the code of the first demo, and returns the ad below it. The screen ends below the demo's toolbar, so that the
 * code moves nothing in view, and every layout shift is the ad's.
 */
async function opensTheCode(reader: Reader) {
  await reader.page.setViewportSize({ width: 1280, height: 600 });
  await reader.opens('/material-ui/react-button/');
  await expect(place(reader).getByRole('link')).toBeVisible();
  await reader.demo('BasicButtons').getByRole('button', { name: 'Show code' }).click();
  return reader.demo('BasicButtons').getByRole('complementary', { name: 'Advertisement' });
}

for (const scenario of ['good', 'slow'] as const) {
  test(`below a demo whose code was opened stands the ad of a ${scenario} service [spec 7.2] [spec 9.3]`, async ({
    reader,
    page,
    ads,
  }) => {
    await setUpAdServices(page, remoteService(ads, scenario), 0.05);
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

test('HTML of a third party below a demo is reduced to text', async ({ reader, page, ads }) => {
  await setUpAdServices(page, remoteService(ads, 'hostile'));
  const violations = await notesViolations(page);
  const box = await opensTheCode(reader);
  await expect(box.getByRole('link')).toContainText('Win now');
  await expect(box.locator('script, iframe, a a, [onerror], [onmouseover]')).toHaveCount(0);
  await box.getByText('now').hover();
  expect(violations).toEqual([]);
  await staysWhole(reader);
});

const useless = ['empty', 'malformed', 'redirect-loop', 'huge', 'missing', 'silent'] as const;
for (const scenario of useless) {
  test(`a remote service that is ${scenario} yields no ad below a demo, and nothing moves [spec 7.2]`, async ({
    reader,
    page,
    ads,
  }) => {
    await setUpAdServices(page, remoteService(ads, scenario));
    const asked = page.waitForRequest('**/ads.json');
    const box = await opensTheCode(reader);
    await asked;
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await page.setViewportSize({ width: 1280, height: 400 });
    await expect(box).toHaveCount(0);
    await staysWhole(reader);
  });
}

test('a remote service is not contacted before the reader opens the code [spec 7.1]', async ({
  reader,
  page,
  ads,
}) => {
  await setUpAdServices(page, remoteService(ads, 'good'));
  const before = ads.requests.length;
  await reader.opens('/material-ui/react-button/');
  await reader.readsToTheEnd();
  expect(ads.requests.slice(before)).toEqual([]);
});
