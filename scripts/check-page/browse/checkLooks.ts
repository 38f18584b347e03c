import { findViolations } from './findViolations';
import type { Look, PageVisit } from './pageVisit';
import { takePageScreenshots } from './takePageScreenshots';

/** Selects the text and the demos of a page, without the header and navigation that every page has. */
const content = '#main-content';

const names: Readonly<Record<Look, string>> = {
  light: 'light',
  dark: 'dark',
  'right to left': 'rtl',
};

/** Highest viewport, in pixels. Chromium captures at most 16,384. */
const highestScreen = 12_000;

/**
 * Runs axe on the page and takes a screenshot in each look, and screenshots of each demo in light and in dark.
 * Meanwhile the viewport is as high as the page, so that the page is laid out once and not for each screenshot.
 */
export async function checkLooks(visit: PageVisit): Promise<void> {
  const { page } = visit;
  const before = page.viewportSize();
  const height = await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight;
  });
  if (before)
    await page.setViewportSize({ width: before.width, height: Math.min(height, highestScreen) });
  for (const look of ['light', 'dark', 'right to left'] as const) {
    visit.setReportPlace(visit.file, `in ${look}`);
    await visit.switchLook(look);
    visit.reportViolations(await findViolations(page, [content]), look);
    await takePageScreenshots(visit, names[look], look);
    if (look !== 'right to left') await takeDemos(visit, names[look]);
  }
  if (before) await page.setViewportSize(before);
  await visit.switchLook('light');
}

async function takeDemos({ page, demos, context }: PageVisit, look: string): Promise<void> {
  for (const [index, { name }] of demos.entries()) {
    const clip = await page.evaluate((at) => {
      const element = document.querySelectorAll<HTMLElement>('[data-demo]')[at];
      const stage = element?.querySelector('[data-bg]') ?? element;
      if (!stage) return undefined;
      const isOutside = stage.getBoundingClientRect().bottom > window.innerHeight;
      if (isOutside) stage.scrollIntoView({ block: 'end', behavior: 'instant' });
      const { left, top, width, height } = stage.getBoundingClientRect();
      return { x: left, y: top, width, height };
    }, index);
    if (!clip || clip.height < 1) continue;
    const picture = await page.screenshot({ clip });
    context.shots.save(`demo-${name}-${look}`, `${name}, ${look}`, picture);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
