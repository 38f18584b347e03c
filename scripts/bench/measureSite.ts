import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../chromium';
import { median } from './median';
import { serveSite } from './serveSite';

/** Navigation time and layout shift of the built site. */
export interface SiteTimes {
  /** Milliseconds from a click to the new heading, with 4× CPU slowdown; median. */
  clientNavigation: number;
  /** Largest layout shift of the pages visited. */
  layoutShift: number;
}

const pages = [
  '/',
  '/material-ui/getting-started/usage/',
  '/material-ui/react-button/',
  '/material-ui/customization/dark-mode/',
  '/experiments/docs/demos/',
  '/versions/',
];

/** Returns the sum of layout shifts without recent input, from the first paint until a second after loading. */
async function layoutShift(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const watched = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) watched.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  return page.evaluate(() => Reflect.get(window, 'shift') as number);
}

/** Returns the milliseconds from the click on a navigation link to the heading of its page, measured in the page. */
async function timeClick(page: Page, link: string): Promise<number> {
  const target = page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator(`a[href="${link}"]`);
  await target.hover();
  await page.waitForTimeout(500);
  return target.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const started = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - started));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        (element as HTMLElement).click();
      }),
  );
}

const componentPages = ['button', 'dialog', 'tabs', 'table', 'text-field', 'autocomplete'].map(
  (name) => `/material-ui/react-${name}/`,
);

/** Opens the first page of `way`, clicks the links to the others, and returns the median of `timeClick`. */
async function medianNavigation(browser: Browser, origin: string, way: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const [first, ...others] = way;
  await page.goto(`${origin}${first}`);
  await page.waitForTimeout(1500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (const pathname of others) times.push(await timeClick(page, pathname));
  await page.close();
  return median(times);
}

/** Measures navigation in an export along the pages of `way`: median milliseconds from a click to the heading. */
export async function measureNavigation(out: string, way: readonly string[]): Promise<number> {
  const { origin, stop } = await serveSite(out);
  const browser = await launch();
  try {
    return await medianNavigation(browser, origin, way);
  } finally {
    await browser.close();
    stop();
  }
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: chromiumArguments });
}

/** Measures the built site in `out/` in a real browser. */
export async function measureSite(): Promise<SiteTimes> {
  const { origin, stop } = await serveSite();
  const browser = await launch();
  try {
    const shifts: number[] = [];
    for (const width of [375, 1440]) {
      for (const pathname of pages) {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        shifts.push(await layoutShift(page, origin + pathname));
        await page.close();
      }
    }
    return {
      clientNavigation: await medianNavigation(browser, origin, componentPages),
      layoutShift: Math.max(...shifts),
    };
  } finally {
    await browser.close();
    stop();
  }
}
