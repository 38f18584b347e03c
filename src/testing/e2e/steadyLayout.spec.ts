import type { Page } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

test.use({ viewport: { width: 1440, height: 900 } });

const filesInTabs = '/system/styles/advanced/';

/** Returns the heights of all elements that the selector finds, in pixels. */
const heightsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().height));

test('open code is as high before its files become tabs', async ({ reader, page }) => {
  const code = '[data-demo="UseTheme"] > :last-child';
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(filesInTabs);
  const atFirst = await heightsOf(page, code);
  await page.unrouteAll();
  await reader.opens(filesInTabs);
  await reader.readsToTheEnd();
  const tabs = reader.demo('UseTheme').getByRole('tab');
  await expect(tabs).toHaveText(['UseTheme.tsx', 'libraryTheme.ts']);
  expect(await heightsOf(page, code)).toEqual(atFirst);
});

for (const pathname of ['/system/properties/', pageKinds.component]) {
  test(`${pathname} is as high before the font of code has loaded`, async ({ reader, page }) => {
    await reader.opens(pathname);
    const isKnown = await page.evaluate(async () => {
      const names = ['code-menlo', 'code-consolas', 'code-courier'];
      const faces = names.map((name) => document.fonts.load(`1em ${name}`));
      return (await Promise.allSettled(faces)).some(({ status }) => status === 'fulfilled');
    });
    // Debian's fontconfig, which Chromium needs, brings DejaVu Sans Mono, unless other fonts are there already.
    expect(isKnown, 'a font whose metrics are adjusted is installed').toBe(true);
    const parts = '.prose, .prose pre, .prose tr, .prose p';
    const withFont = await heightsOf(page, parts);
    await page.route(/geist_mono/, (route) => route.abort());
    await page.reload();
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em geistMono'))).toBe(false);
    expect(await heightsOf(page, parts)).toEqual(withFont);
  });
}
