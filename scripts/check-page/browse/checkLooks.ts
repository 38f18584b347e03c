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

/**
 * Runs axe on the page in each look and takes pictures of it; of each demo alone, too, in light and in dark. The screen
 * is as high as the page meanwhile, so that it is laid out once and not for each picture.
 */
export async function checkLooks(visit: PageVisit): Promise<void> {
  const { page } = visit;
  const before = page.viewportSize();
  const height = await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight;
  });
  if (before) await page.setViewportSize({ width: before.width, height });
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
  const clips = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-demo]')].map((element) => {
      const stage = element.querySelector('[data-bg]') ?? element;
      const { left, top, width, height } = stage.getBoundingClientRect();
      return { x: left + scrollX, y: top + scrollY, width, height };
    }),
  );
  for (const [index, { name }] of demos.entries()) {
    const clip = clips[index];
    if (!clip || clip.height < 1) continue;
    const picture = await page.screenshot({ clip });
    around.shots.keep(`demo-${name}-${look}`, `${name}, ${look}`, picture);
  }
}
