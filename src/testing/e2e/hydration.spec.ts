import type { Page } from '@playwright/test';
import { listDocumentationPages, readExported } from './exportedSite';
import { expect, test } from './reader';

/** Numbers that are drawn by lot, or counted on from where they were, when a demo is drawn again. */
const counted = /:[\w.-]*-[rR]\w*:|mui-(?:tree-view|p)-\d+|auto-generated-id-\d+/g;

/**
 * What each demo of the page looks like, by name: its elements with their attributes in order. How the server writes
 * styles and splits texts is no difference, nor is what only follows the pointer.
 */
async function markupOfDemos(page: Page): Promise<Record<string, string>> {
  const found = await page.evaluate(() => {
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.matches('.MuiTouchRipple-root')) return '';
      // Which option is selected is a property in the browser.
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== 'selected')
        .map(({ name, value }) => {
          const style = name === 'style' && (node as HTMLElement).style.cssText;
          return ` ${name}="${style || value}"`;
        })
        .sort();
      const inside = [...node.childNodes].map(write).join('');
      return `\n<${node.tagName}${attributes.join('')}>${inside}`;
    };
    return [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) => {
      const box = demo.querySelector('[data-demo-stage] > div');
      const reset = demo.querySelector('[aria-label="Reset demo"]');
      return box && reset ? [[demo.id, [...box.childNodes].map(write).join('')] as const] : [];
    });
  });
  return Object.fromEntries(found.map(([name, text]) => [name, text.replace(counted, 'counted')]));
}

/** Draws every demo anew in the browser, and waits until none of the old elements is left. */
async function drawAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-demo-stage] > div > *'))
      element.setAttribute('data-old', '');
    for (const reset of document.querySelectorAll<HTMLElement>('[aria-label="Reset demo"]'))
      reset.click();
  });
  const old = page.locator('[data-demo]:has([aria-label="Reset demo"]) [data-old]');
  await expect(old).toHaveCount(0);
}

const pages = listDocumentationPages().filter((page) =>
  readExported(page).includes('data-demo-stage'),
);

/**
 * React leaves an attribute alone that differs from the server's when it hydrates, and says nothing of it in a build.
 * A demo drawn by the browser alone has no such attribute: any difference between the two shows here.
 */
for (const pathname of pages) {
  test(`the demos of ${pathname} hydrate to what the browser draws`, async ({ reader, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reader.opens(pathname);
    await reader.readsToTheEnd();
    const hydrated = await markupOfDemos(page);
    await drawAnew(page);
    await expect.poll(() => markupOfDemos(page)).toEqual(hydrated);
    expect(reader.complaints).toEqual([]);
  });
}
