import type { PageVisit } from './pageVisit';
import { takePage } from './takePage';

/** Widths of phones at which nothing may be cut off or make the page scroll sideways, in pixels. */
const widths = [375, 320];

interface Wide {
  demo: string;
  wider: number;
  html: string;
}

/** Looks for what is wider than a phone, and takes a picture of the page on one. */
export async function checkWidths(visit: PageVisit): Promise<void> {
  const { page } = visit;
  const before = page.viewportSize();
  for (const width of widths) {
    visit.at(visit.shown.sources.compiled.file, `at ${width} px`);
    await page.setViewportSize({ width, height: 700 });
    await page.waitForTimeout(100);
    const wide = await page.evaluate(findWide);
    for (const one of wide) report(visit, one, width);
    if (width === widths[0]) await takePhone(visit, width);
  }
  if (before) await page.setViewportSize(before);
}

async function takePhone(visit: PageVisit, width: number): Promise<void> {
  const height = await visit.page.evaluate(() => document.documentElement.scrollHeight);
  await visit.page.setViewportSize({ width, height });
  await takePage(visit, 'phone', `${width} px`);
}

function report(visit: PageVisit, { demo, wider, html }: Wide, width: number): void {
  visit.problems.push({
    check: 'width',
    file: visit.fileOf(demo),
    what: `${demo ? 'The demo' : 'The page'} is ${wider} px wider than its place on a screen of ${width} px: ${html}`,
    fix: demo
      ? "Give it `maxWidth: '100%'`, let it wrap, or let it scroll in a box of its own."
      : 'Shorten the word or the code, or let it wrap.',
  });
}

/** Runs in the page: the demos that are wider than their boxes, and what makes the page itself too wide. */
function findWide(): Wide[] {
  const widestIn = (box: Element, edge: number) =>
    [...box.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .at(0)
      ?.outerHTML.slice(0, 120) ?? '';
  const demos = [...document.querySelectorAll<HTMLElement>('[data-demo] > [data-bg]')].flatMap(
    (box) => {
      const wider = box.scrollWidth - box.clientWidth;
      const demo = box.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '';
      const frame = box.querySelector('iframe')?.contentDocument?.documentElement;
      const inFrame = frame ? frame.scrollWidth - frame.clientWidth : 0;
      if (Math.max(wider, inFrame) <= 1) return [];
      return [
        {
          demo,
          wider: Math.max(wider, inFrame),
          html: widestIn(box, box.getBoundingClientRect().right),
        },
      ];
    },
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return demos;
  const html = widestIn(document.querySelector('main') ?? document.body, clientWidth);
  return [...demos, { demo: '', wider: scrollWidth - clientWidth, html }];
}
