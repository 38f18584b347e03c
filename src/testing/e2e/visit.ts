import type { Page } from '@playwright/test';

interface WatchedWindow extends Window {
  shifts?: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records all layout shifts of the following visits, and marks the elements in the server's HTML. */
export async function watchVisits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as WatchedWindow).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const names = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const demo = element?.closest('[data-demo]')?.id;
          const text = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          const move = `${place(previousRect)} → ${place(currentRect)}`;
          return `${demo ? `${demo}: ` : ''}${text} (${move})`;
        });
        shifts.push(`${value.toFixed(4)}: ${names.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // `interactive` comes before any deferred script runs.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const roots =
        '[data-demo-stage] > div:not(:empty), [data-demo-stage] > div > *, .prose > *, main h1, .description, nav a';
      document
        .querySelectorAll(roots)
        .forEach((element) => Object.assign(element, { fromServer: true }));
    });
  });
}

/**
 * Returns the layout shifts of the visit, with their score and what moved; empty if their sum is below the tolerance,
 * without one if it rounds to the budget, 0.00.
 */
export async function layoutShifts(page: Page, tolerance = 0.005): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as WatchedWindow).shifts ?? ['1: unwatched']);
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  return sum < tolerance ? [] : shifts;
}

/**
 * Returns the ids of demos that the browser rendered again, because their markup differed from the server's. Only works
 * in left-to-right mode: in the other one, all demos are rendered again. Ignores demos that the server did not render.
 */
export function listRerenderedDemos(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-demo-stage] > div > *')]
      .filter(({ parentElement }) => parentElement && 'fromServer' in parentElement)
      .filter((element) => !('fromServer' in element))
      .map((element) => element.closest('[data-demo]')?.id ?? 'a demo in a frame'),
  );
}

/** Returns elements that make the page wider than the screen. */
export function listOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px on a screen of ${clientWidth} px`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
