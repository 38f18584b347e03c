import { findViolations } from './findViolations';
import type { Look, PageVisit } from './pageVisit';
import { takePage } from './takePage';

/** What is checked of a whole page: its text and its demos, not what surrounds them on every page. */
const content = '#main-content';

const names: Readonly<Record<Look, string>> = {
  light: 'light',
  dark: 'dark',
  'right to left': 'rtl',
};

/** Chromium takes pictures of screens up to 16,384 pixels high. */
const highestScreen = 12_000;

/**
 * Runs axe on the page in each look and takes pictures of it; of each demo alone, too, in light and in dark. The screen
 * is as high as most pages meanwhile, so that they are laid out once and not for each picture.
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
    visit.at(visit.file, `in ${look}`);
    await visit.show(look);
    visit.reportViolations(await findViolations(page, [content]), look);
    await takePage(visit, names[look], look);
    if (look !== 'right to left') await takeDemos(visit, names[look]);
  }
  if (before) await page.setViewportSize(before);
  await visit.show('light');
}

async function takeDemos({ page, demos, around }: PageVisit, look: string): Promise<void> {
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
    around.shots.keep(`demo-${name}-${look}`, `${name}, ${look}`, picture);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
