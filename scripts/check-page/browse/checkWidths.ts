import { pairUp } from '@/model/pairUp';
import type { CheckProblem } from '../problem';
import { findWide, type Wide } from './findWide';
import type { PageVisit } from './pageVisit';
import { locateElements, type ElementPlace } from './locateElements';
import { takePageScreenshots } from './takePageScreenshots';

/** Widths of phones, in pixels. At these, nothing may be cut off or make the page scroll sideways. */
const widths = [375, 320];

/** Reports content wider than its box, at the current width and on phones, and takes a screenshot on a phone. */
export async function checkWidths(visit: PageVisit): Promise<void> {
  const { page } = visit;
  const before = page.viewportSize();
  await reportWide(visit, before?.width ?? 0);
  for (const width of widths) {
    visit.setReportPlace(visit.file, `at ${width} px`);
    await page.setViewportSize({ width, height: 700 });
    await page.waitForTimeout(100);
    await reportWide(visit, width);
    if (width === widths[0]) await takePhone(visit, width);
  }
  if (before) await page.setViewportSize(before);
}

async function takePhone(visit: PageVisit, width: number): Promise<void> {
  const height = await visit.page.evaluate(() => document.documentElement.scrollHeight);
  await visit.page.setViewportSize({ width, height });
  await takePageScreenshots(visit, 'phone', `${width} px`);
}

async function reportWide(visit: PageVisit, width: number): Promise<void> {
  const wide = await visit.page.evaluate(findWide);
  if (wide.length === 0) return;
  const selectors = wide.map(({ selector }) => selector);
  const places = await visit.page.evaluate(locateElements, selectors);
  for (const [one, place] of pairUp(wide, places)) report(visit, one, { width, place });
}

function report(
  visit: PageVisit,
  { wider, html }: Wide,
  { width, place }: { width: number; place: ElementPlace },
): void {
  const { demo } = place;
  const written = visit.placeOf(place);
  // Already reported at a greater width.
  const isSame = ({ check, file, line }: CheckProblem) =>
    check === 'width' && file === written.file && line === written.line;
  if (visit.problems.some(isSame)) return;
  visit.problems.push({
    check: 'width',
    ...written,
    what: `${demo ? `The demo ${demo}` : 'The page'} is ${wider} px wider than its box on a screen of ${width} px: ${html}`,
    fix: demo
      ? "Give it `maxWidth: '100%'`, let it wrap, or let it scroll in a box of its own."
      : 'Shorten the word or the code, or let it wrap.',
  });
}
