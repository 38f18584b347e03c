import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe';
import { markupOfDemos, resetDemos } from './demoMarkup';
import { lateFontsOf, listVisitedPages } from './exportedSite';
import type { Reader } from './reader';
import { expect, test } from './sharedContext';
import { layoutShifts, listOverflowing, listRerenderedDemos, watchVisits } from './visit';

const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 700 };
const narrow = { width: 320, height: 700 };

/**
 * Stores a setting as another tab of the reader would, so that the page applies it without a new visit. Waits for two
 * animation frames and until the page is idle, because React renders the demos of long pages in slices.
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

/** Timeout for demos that simulate a slow server, and for axe on the longest reference page. */
const patient = { timeout: 40_000 };

/** Checks all rules, but the contrast only of elements that not all pages share. */
const own = { ownContrastOnly: true };

/** Checks only the contrast in demos. */
const colorsOfDemos = {
  ...own,
  rules: ['color-contrast', 'link-in-text-block'],
  within: '[data-demo], [data-demo-stage]',
};

/** Visits a page on a wide screen in light mode: checks the server's HTML and what the browser renders. */
async function visitOnAWideScreen(reader: Reader, pathname: string): Promise<void> {
  const { page } = reader;
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await reader.opens(pathname);
  await reader.readsToTheEnd();
  expect.soft(await listRerenderedDemos(page), 'demos that differ from the server').toEqual([]);
  expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
  await expect.soft
    .poll(() => accessibilityProblems(page, own), { ...patient, message: 'accessibility' })
    .toEqual([]);
  const unknown = reader.foreign.filter((address) => !lateFontsOf(pathname).includes(address));
  expect.soft(unknown, 'third parties').toEqual([]);
  // Hydration keeps attributes of the server that differ from the browser's, and a production build does not report
  // them. Demos that are rendered by the browser again have no such attributes, so this comparison finds them.
  const hydrated = await markupOfDemos(page);
  await resetDemos(page);
  // Iframes off the screen load when the reader scrolls to them.
  await reader.readsToTheEnd();
  await expect.soft.poll(() => markupOfDemos(page), 'demos, reset').toEqual(hydrated);
}

/** Visits a page on a phone, first in dark and right-to-left mode on a light system, then from left to right. */
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
  expect.soft(await listOverflowing(page), 'wider than 375 px, right to left').toEqual([]);
  await expect.soft
    .poll(() => accessibilityProblems(page, own), {
      ...patient,
      message: 'accessibility in the dark, right to left',
    })
    .toEqual([]);
  await stores(page, 'mui-direction', 'ltr');
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  expect.soft(await listOverflowing(page), 'wider than 375 px').toEqual([]);
  await page.setViewportSize(narrow);
  expect.soft(await listOverflowing(page), 'wider than 320 px').toEqual([]);
}

/**
 * Looks at the demos in the dark on a wide screen, where they show more than on a phone. The contrast of other text was
 * checked on the phone. The page is not opened again, because it is dark and from left to right already.
 */
async function lookAtDemosInTheDark({ page }: Reader): Promise<void> {
  if ((await page.locator(colorsOfDemos.within).count()) === 0) return;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(wide);
  await expect.soft
    .poll(() => accessibilityProblems(page, colorsOfDemos), {
      ...patient,
      message: 'accessibility in the dark',
    })
    .toEqual([]);
}

for (const pathname of listVisitedPages()) {
  test(`${pathname} is whole on a wide screen, and fits a phone`, async ({ reader, page }) => {
    // Long pages take half a minute on a busy machine, so the default timeout is too short.
    test.setTimeout(90_000);
    await watchVisits(page);
    await test.step('on a wide screen', () => visitOnAWideScreen(reader, pathname));
    await test.step('on a phone', () => visitOnAPhone(reader, pathname));
    await test.step('in the dark, on a wide screen', () => lookAtDemosInTheDark(reader));
    expect.soft(reader.complaints, 'complaints').toEqual([]);
  });
}
