import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../chromium';
import { median } from './median';
import { serveSite } from './serveSite';

/** How a page of heavy demos loads on a slow phone. */
export interface HeavyTimes {
  pathname: string;
  /** Milliseconds from the request of the page to the frame in which its first demo is hydrated; median. */
  firstDemo: number;
  /** Kilobytes transferred until then, compressed; median. */
  kilobytes: number;
  /** Largest layout shift of the runs, from the first paint until a second after the demo is hydrated. */
  layoutShift: number;
}

/** Pages with at least six demos of a component of a large package, the first demo of the page among them. */
export const heavyPages = [
  '/x/react-data-grid/row-grouping/',
  '/x/react-data-grid/editing/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/validation/',
];

const rounds = 3;

/** The network of Lighthouse's mobile profile, slow 4G, from its documentation. Throughput in bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

interface Run {
  firstDemo: number;
  kilobytes: number;
  layoutShift: number;
}

interface Watched {
  shift: number;
  usable?: number;
}

/** Records in `window` the layout shifts and when the first demo is hydrated. Runs in the page. */
function watch(): void {
  const noted: Watched = { shift: 0 };
  const watched = Object.assign(window, noted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      watched.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-demo-stage]')?.hasAttribute('data-live')) return;
    observer.disconnect();
    requestAnimationFrame(() => (watched.usable = performance.now()));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-live'] });
}

async function visit(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    const firstDemo = await whenUsable(page);
    const kilobytes = bytes / 1024;
    await page.waitForTimeout(1000);
    const layoutShift = await page.evaluate(() => Reflect.get(window, 'shift') as number);
    return { firstDemo, kilobytes, layoutShift };
  } finally {
    await context.close();
  }
}

async function whenUsable(page: Page): Promise<number> {
  const usable = await page.waitForFunction(
    () => Reflect.get(window, 'usable') as number | undefined,
    undefined,
    { timeout: 60_000 },
  );
  return (await usable.jsonValue()) ?? Number.NaN;
}

/**
 * Opens pages of heavy demos of the built site in `out/` with nothing cached. Network and processor are throttled as in
 * Lighthouse's mobile profile.
 * @throws Error if a page's first demo does not hydrate within a minute.
 */
export async function measureHeavy(): Promise<HeavyTimes[]> {
  const { origin, stop } = await serveSite();
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: chromiumArguments,
  });
  try {
    const all: HeavyTimes[] = [];
    for (const pathname of heavyPages) {
      const runs: Run[] = [];
      while (runs.length < rounds) runs.push(await visit(browser, origin + pathname));
      all.push({
        pathname,
        firstDemo: median(runs.map((run) => run.firstDemo)),
        kilobytes: median(runs.map((run) => run.kilobytes)),
        layoutShift: Math.max(...runs.map((run) => run.layoutShift)),
      });
    }
    return all;
  } finally {
    await browser.close();
    stop();
  }
}
