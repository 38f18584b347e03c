import type { PageVisit } from './pageVisit';
import { reopenDocument } from './hydrateDemos';

/** Selects what React portals add to the body: menus, dialogs, tooltips. */
const portals = 'body > :not(#__next, script, style, link, next-route-announcer)';

/** Selects what a demo opens in place, without a portal. */
const expanded =
  ':is([aria-expanded="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], details[open])';

/** Returns how many elements a demo shows expanded in place. */
export function countExpanded({ page }: PageVisit, demo: string): Promise<number> {
  return page.locator(`[data-demo="${demo}"] [data-demo-stage] ${expanded}`).count();
}

/** Returns selectors of what is open: the portals, else the demo if more of it is expanded than `before`. */
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

/** Keys by which two overlays can be compared. */
export interface Opened {
  /** Same for overlays with the same elements, classes and text. */
  content: string;
  /** Same for overlays with the same styles, such as two menus with different items. */
  look: string;
}

/** Describes the elements that the selectors match. */
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

/** Closes overlays with Escape, or opens the page again if one doesn't close. */
export async function closeOverlays(visit: PageVisit): Promise<void> {
  const { page } = visit;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.keyboard.press('Escape');
    if (await isClosed(visit)) return;
  }
  await reopenDocument(visit);
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
