import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe';
import { markupOfDemos, resetDemos } from './demoMarkup';
import { lateFontsOf, listVisitedPages } from './exportedSite';
import type { Reader } from './reader';
import { expect, test } from './sharedContext';
import { layoutShifts, overflowing, redrawnDemos, watchVisits } from './visit';

const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 700 };
const narrow = { width: 320, height: 700 };

/**
 * Stores a setting as another tab of the reader would, so that the page follows without a new visit, and waits for two
 * frames and until the page has nothing left to do: on a page of many demos, React renders them in slices.
 */
const stores = (page: Page, key: string, value: string) =>
  page.evaluate(
    async ([name, text]) => {
      localStorage.setItem(name, text);
      window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      for (let idle = 0; idle < 2; idle += 1) {
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 700 }));
      }
    },
    [key, value] as const,
  );

/** A demo that stands for a server to answer takes a moment, and so does axe on the longest reference. */
const patient = { timeout: 40_000 };

/** Contrast of what is a page's own, with all other rules. */
const own = { ownContrastOnly: true };

/** Contrast in demos alone. */
const colorsOfDemos = {
  ...own,
  rules: ['color-contrast', 'link-in-text-block'],
  within: '[data-demo], [data-demo-stage]',
};

/** A wide screen, in the light: what the server sent, what the browser renders, and both color schemes. */
async function visitOnAWideScreen(reader: Reader, pathname: string): Promise<void> {
  const { page } = reader;
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await reader.opens(pathname);
  await reader.readsToTheEnd();
  expect.soft(await redrawnDemos(page), 'demos that differ from the server').toEqual([]);
  expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
  await expect.soft
    .poll(() => accessibilityProblems(page, own), { ...patient, message: 'accessibility' })
    .toEqual([]);
  const unknown = reader.foreign.filter((address) => !lateFontsOf(pathname).includes(address));
  expect.soft(unknown, 'third parties').toEqual([]);
  // React leaves an attribute that differs from the server's alone when it hydrates, and a build says nothing of it. A
  // demo that the browser alone renders has no such attribute: any difference between the two shows here.
  const hydrated = await markupOfDemos(page);
  await resetDemos(page);
  // A frame that is out of sight loads when the reader comes back to it.
  await reader.readsToTheEnd();
  await expect.soft.poll(() => markupOfDemos(page), 'demos, reset').toEqual(hydrated);
  if ((await page.locator(colorsOfDemos.within).count()) === 0) return;
  // Text that is not part of a demo looks the same on a phone, which is in the dark.
  await stores(page, 'mui-mode', 'dark');
  await expect.soft
    .poll(() => accessibilityProblems(page, colorsOfDemos), {
      ...patient,
      message: 'accessibility in the dark',
    })
    .toEqual([]);
}

/** A phone, with the other settings from the first paint on, against what the system says; then from left to right. */
async function visitOnAPhone(reader: Reader, pathname: string): Promise<void> {
  const { page } = reader;
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  await page.evaluate(() => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('mui-direction', 'rtl');
  });
  await reader.opens(pathname);
  await reader.readsToTheEnd();
  expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
  expect.soft(await overflowing(page), 'wider than 375 px, right to left').toEqual([]);
  await expect.soft
    .poll(() => accessibilityProblems(page, own), {
      ...patient,
      message: 'accessibility in the dark, right to left',
    })
    .toEqual([]);
  await stores(page, 'mui-direction', 'ltr');
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  expect.soft(await overflowing(page), 'wider than 375 px').toEqual([]);
  await page.setViewportSize(narrow);
  expect.soft(await overflowing(page), 'wider than 320 px').toEqual([]);
}

for (const pathname of listVisitedPages()) {
  test(`${pathname} is whole on a wide screen, and fits a phone`, async ({ reader, page }) => {
    // Long pages take half a minute on a busy machine.
    test.setTimeout(180_000);
    await watchVisits(page);
    await test.step('on a wide screen', () => visitOnAWideScreen(reader, pathname));
    await test.step('on a phone', () => visitOnAPhone(reader, pathname));
    expect.soft(reader.complaints, 'complaints').toEqual([]);
  });
}
