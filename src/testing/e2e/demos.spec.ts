import type { Page } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

const scriptsOf = (requests: string[]) =>
  requests.filter((url) => url.endsWith('.js') && url.includes('/_next/'));

const sourcesOf = (requests: string[]) =>
  requests.filter((url) => new URL(url).pathname.startsWith('/_demos/'));

/** Strings that only the scripts of the editor, or of the sandbox tools, contain. */
const marks = { editor: 'cm-content', elsewhere: 'stackblitz.com/run' };

/** Returns the scripts that contain a string. */
async function saying(page: Page, scripts: readonly string[], mark: string): Promise<string[]> {
  const says = await Promise.all(
    scripts.map(async (url) => (await (await page.request.get(url)).text()).includes(mark)),
  );
  return scripts.filter((_, index) => says[index]);
}

test('a demo without a frame is as wide as the text', async ({ reader }) => {
  await reader.opens('/experiments/docs/demos/#inline');
  const bar = reader.demo('InlineBackground').getByRole('progressbar');
  await expect(bar).toBeInViewport();
  const text = reader.main.getByText('has no frame: the demo is part of the text.');
  expect((await bar.boundingBox())?.width).toBe((await text.boundingBox())?.width);
});

test('animations run only in demos near the viewport', async ({ reader }) => {
  await reader.opens('/material-ui/react-progress/');
  const demo = reader.demo('CircularColor');
  const states = () =>
    demo.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['paused']));
  await demo.scrollIntoViewIfNeeded();
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['running']));
});

test('a page of twenty demos loads no demo code, no editor and no source before the reader comes near or asks', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 100 });
  await reader.opens('/material-ui/react-text-field/');
  expect(await page.locator('[data-demo]').count()).toBeGreaterThanOrEqual(20);
  await page.waitForLoadState('networkidle');
  const named = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((s) => (s as HTMLScriptElement).src));
  const before = scriptsOf(reader.requests);
  expect(before.filter((url) => !named.includes(url))).toEqual([]);
  expect(sourcesOf(reader.requests)).toEqual([]);
  await expect(page.locator('[data-live]')).toHaveCount(0);

  const first = page.locator('[data-demo]').first();
  await first.locator('[data-demo-stage]').scrollIntoViewIfNeeded();
  await expect(first.locator('[data-live]')).toBeVisible();
  const awake = scriptsOf(reader.requests);
  expect(awake.length).toBeGreaterThan(before.length);
  expect(await page.locator('[data-live]').count()).toBeLessThan(5);
  expect(sourcesOf(reader.requests)).toEqual([]);

  await first.getByRole('button', { name: 'Show code' }).click();
  await expect(first.locator('pre')).toBeVisible();
  await expect.poll(() => sourcesOf(reader.requests)).toHaveLength(1);
  // Showing code loads one script, without the editor or the sandbox tools.
  const shown = scriptsOf(reader.requests).filter((url) => !awake.includes(url));
  expect(shown).toHaveLength(1);
  for (const mark of Object.values(marks)) expect(await saying(page, shown, mark)).toEqual([]);
  await first.getByRole('button', { name: 'Edit the code' }).click();
  await expect(first.locator('.cm-content')).toBeVisible();
  await first.getByRole('button', { name: 'Edit in StackBlitz' }).hover();
  for (const mark of Object.values(marks)) {
    const all = () => saying(page, scriptsOf(reader.requests), mark);
    await expect.poll(all).not.toEqual([]);
  }
  test.info().annotations.push({
    type: 'figures',
    description: `scripts ${before.length} before, ${awake.length} with demos awake, ${shown.length} more to show code; sources 0, then 1`,
  });
});

test('a click before the demo is live is not lost', async ({ reader, page }) => {
  const held: (() => void)[] = [];
  let isHolding = false;
  await page.route('**/_next/**/*.js', (route) => {
    if (isHolding) held.push(() => void route.continue());
    else void route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 100 });
  await reader.opens(pageKinds.demos);
  await page.waitForLoadState('networkidle');
  isHolding = true;
  await page.setViewportSize({ width: 1440, height: 900 });
  const demo = reader.demo('SeatPicker');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await demo.getByRole('button', { name: '12A' }).click();
  await expect(demo.getByRole('status').first()).toHaveText('Your seat: 12B');
  isHolding = false;
  held.forEach((release) => release());
  await expect(demo.getByText('Your seat: 12A')).toBeVisible();
  expect(reader.complaints).toEqual([]);
});

test('a demo in a frame follows the mode and the direction', async ({ reader, page }) => {
  await reader.opens(pageKinds.demos);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Line 7' })).toBeVisible();
  await reader.chooses('Mode', 'Dark');
  await expect(frame.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await reader.chooses('Direction', 'Right to left');
  const list = frame.getByRole('list');
  await expect(list).toHaveCSS('padding-right', '48px');
  await expect(list).toHaveCSS('padding-left', '0px');
  expect(reader.complaints).toEqual([]);
});

test('a live demo is mirrored from right to left, and back', async ({ reader }) => {
  await reader.opens(pageKinds.component);
  const icon = reader.demo('IconLabelButtons').locator('.MuiButton-startIcon').first();
  await icon.scrollIntoViewIfNeeded();
  await expect(icon).toHaveCSS('margin-right', '8px');
  await reader.chooses('Direction', 'Right to left');
  await expect(icon).toHaveCSS('margin-left', '8px');
  await expect(icon).toHaveCSS('margin-right', '-4px');
  await reader.chooses('Direction', 'Left to right');
  await expect(icon).toHaveCSS('margin-right', '8px');
  expect(reader.complaints).toEqual([]);
});

test('demos follow the mode of the page', async ({ reader }) => {
  await reader.opens(pageKinds.component);
  const button = reader.demo('TextButtons').getByRole('button').first();
  await button.scrollIntoViewIfNeeded();
  const colorOf = () => button.evaluate((element) => getComputedStyle(element).color);
  const light = await colorOf();
  await reader.chooses('Mode', 'Dark');
  await expect.poll(colorOf).not.toBe(light);
});

test('half a star in a demo is a star that is cut off, not a smaller one', async ({ reader }) => {
  await reader.opens('/material-ui/react-rating/');
  const icons = reader.demo('HalfRating').locator('.MuiRating-iconFilled svg');
  const widths = await icons.evaluateAll((all) =>
    all.map((icon) => icon.getBoundingClientRect().width),
  );
  expect(widths.length).toBeGreaterThan(5);
  expect(widths.filter((width) => width !== 24)).toEqual([]);
});
