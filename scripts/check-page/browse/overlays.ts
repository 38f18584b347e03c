import type { PageVisit } from './pageVisit';
import { openAgain } from './wakeDemos';

/** What opened outside the page's own elements: menus, dialogs, tooltips. */
const portals = 'body > :not(#__next, script, style, link, next-route-announcer)';

/** What a demo opens in its own place. */
const expanded =
  ':is([aria-expanded="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], details[open])';

/** How much a demo shows opened in its own place. */
export function countExpanded({ page }: PageVisit, demo: string): Promise<number> {
  return page.locator(`[data-demo="${demo}"] [data-demo-stage] ${expanded}`).count();
}

/** Selectors of what is open at the moment: outside the page, and the demo if more of it is expanded than before. */
export async function findOpened(
  visit: PageVisit,
  { demo, before }: { demo: string; before: number },
): Promise<string[]> {
  const outside = await visit.page.evaluate((selector) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.textContent !== '';
    const roots = [...document.querySelectorAll(selector)].filter((element) =>
      [element, ...element.querySelectorAll('*')].some(isShown),
    );
    roots.forEach((element, index) => element.setAttribute('data-check-overlay', String(index)));
    return roots.map((_, index) => `[data-check-overlay="${index}"]`);
  }, portals);
  if (outside.length > 0 || (await countExpanded(visit, demo)) <= before) return outside;
  return [`[data-demo="${demo}"] [data-demo-stage]`];
}

/** What is open, to be known again. */
export interface Opened {
  /** The same for what shows the same. */
  content: string;
  /** The same for what is styled the same: two menus of one look with other words. */
  look: string;
}

/** Describes what selectors find. */
export function describeOpened({ page }: PageVisit, selectors: readonly string[]): Promise<Opened> {
  return page.evaluate((found) => {
    const roots = found.flatMap((selector) => [...document.querySelectorAll(selector)]);
    const all = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    const words = all.map((element) => {
      const named = ['role', 'class', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
      return [element.tagName, ...named].join(' ');
    });
    const looks = all.map((element) => {
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return [element.tagName, element.getAttribute('role'), color, backgroundColor, fontSize].join(
        ' ',
      );
    });
    return {
      content: JSON.stringify([words, roots.map(({ textContent }) => textContent)]),
      look: [...new Set(looks)].sort().join(),
    };
  }, selectors);
}

/** Closes what is open, with Escape; what stays open until something in it is pressed goes with a new visit. */
export async function closeOverlays(visit: PageVisit): Promise<void> {
  const { page } = visit;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.keyboard.press('Escape');
    if (await isClosed(visit)) return;
  }
  await openAgain(visit);
}

function isClosed({ page }: PageVisit): Promise<boolean> {
  const noneIsOpen = (selector: string) =>
    [...document.querySelectorAll(selector)].every(
      (element) =>
        !element.querySelector(
          '[role="dialog"], [role="menu"], [role="listbox"], .MuiBackdrop-root',
        ) || !element.checkVisibility(),
    ) && !document.querySelector('#__next[aria-hidden="true"]');
  return page.waitForFunction(noneIsOpen, portals, { timeout: 700, polling: 30 }).then(
    () => true,
    () => false,
  );
}
