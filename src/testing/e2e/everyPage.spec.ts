import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe';
import { markupOfDemos, resetDemos } from './demoMarkup';
import { listStructures } from './demoStructure';
import { lateFontsOf, listVisitedPages, pageKinds, readFile } from './exportedSite';
import type { Reader } from './reader';
import { expect, test } from './sharedContext';
import { listDemosWithMore, listShownTexts, type ShownTexts } from './shownTexts';
import { layoutShifts, listOverflowing, listRerenderedDemos } from './visit';
import { isTooLate, sortByChange, surelyVisited } from './visitOrder';

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

/** Selector of the iframes of demos. */
const framed = '[data-demo] iframe';

/** Timeout for demos that simulate a slow server, and for axe on the longest reference page. */
const patient = { timeout: 40_000 };

/** Checks all rules, but the contrast only of elements that not all pages share. */
const own = { ownContrastOnly: true };

/** Checks only the contrast. */
const colors = { ...own, rules: ['color-contrast', 'link-in-text-block'] };

/** Checks only what the width of the screen, the colors and the direction can change in the same elements. */
const looks = { ...own, rules: [...colors.rules, 'scrollable-region-focusable'] };

/** What demos show on a wide screen, by the name of the demo. */
interface WideScreen {
  texts: ShownTexts;
  structures: Record<string, readonly string[]>;
}

/**
 * Visits a page on a wide screen in light mode: checks the server's HTML and what the browser renders. Returns what demos
 * show there.
 */
async function visitOnAWideScreen(reader: Reader, pathname: string): Promise<WideScreen> {
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
  const shown = { texts: await listShownTexts(page), structures: await listStructures(page) };
  await resetDemos(page);
  // Iframes off the screen load when the reader scrolls to them.
  if ((await page.locator(framed).count()) > 0) await reader.readsToTheEnd();
  await expect.soft.poll(() => markupOfDemos(page), 'demos, reset').toEqual(hydrated);
  return shown;
}

/** Pages on which all rules are checked on the phone too, for what is around the demos. */
const kinds: readonly string[] = Object.values(pageKinds);

/**
 * Returns how to check a page on the phone: by all rules if a demo has a kind of element there that it does not have on a
 * wide screen, where these rules were checked.
 */
async function scopeOnAPhone({ page }: Reader, pathname: string, onAWideScreen: WideScreen) {
  const isKnown = (await page.locator(framed).count()) === 0 && !kinds.includes(pathname);
  const more = listDemosWithMore(await listStructures(page), onAWideScreen.structures);
  return isKnown && more.length === 0 ? looks : own;
}

/** Visits a page on a phone, first in dark and right-to-left mode on a light system, then from left to right. */
async function visitOnAPhone(
  reader: Reader,
  pathname: string,
  onAWideScreen: WideScreen,
): Promise<void> {
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
  const scope = await scopeOnAPhone(reader, pathname, onAWideScreen);
  await expect.soft
    .poll(() => accessibilityProblems(page, scope), {
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
 * Checks the contrast in the dark of demos that show more on a wide screen than on the phone, where the contrast of all
 * else was checked, and of those in iframes. The page is not opened again, because it is dark already.
 */
async function lookInTheDark({ page }: Reader, { texts }: WideScreen): Promise<void> {
  const names = listDemosWithMore(texts, await listShownTexts(page));
  const wider = names.map((name) => `[data-demo="${name}"]`);
  const frames = await page.locator(framed).count();
  const within = [...wider, ...(frames > 0 ? [`[data-demo]:has(iframe)`] : [])].join();
  if (within === '') return;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(wide);
  await expect.soft
    .poll(() => accessibilityProblems(page, { ...colors, within }), {
      ...patient,
      message: 'accessibility in the dark',
    })
    .toEqual([]);
}

/** Declares the test of a page. */
function visits(pathname: string): void {
  test(`${pathname} is whole on a wide screen, and fits a phone`, async ({ reader }) => {
    // Long pages take half a minute on a busy machine, so the default timeout is too short.
    test.setTimeout(90_000);
    const shown = await test.step('on a wide screen', () => visitOnAWideScreen(reader, pathname));
    await test.step('on a phone', () => visitOnAPhone(reader, pathname, shown));
    await test.step('in the dark, on a wide screen', () => lookInTheDark(reader, shown));
    expect.soft(reader.complaints, 'complaints').toEqual([]);
  });
}

const pathnames = sortByChange(listVisitedPages(), readFile('sitemap.xml'));
pathnames.slice(0, surelyVisited).forEach(visits);

test.describe(() => {
  // A hook runs before the browser page of its test is opened.
  test.beforeEach(() => {
    test.skip(isTooLate(), 'No time: the page did not change lately, and the machine is slow.');
  });
  pathnames.slice(surelyVisited).forEach(visits);
});
