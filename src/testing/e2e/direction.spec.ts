import type { Page } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

const reference = '/material-ui/api/button/';

/** Returns texts, outside of demos, whose characters are not in order from left to right. */
function jumbledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const jumbled: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement?.closest('[data-demo-stage], script, style')) continue;
      let last: DOMRect | undefined;
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || /\s/.test(text.charAt(at))) continue;
        const sameLine = last && Math.abs(last.top - box.top) < 2;
        if (last && sameLine && box.left < last.left) {
          jumbled.push(text.trim());
          break;
        }
        last = box;
      }
    }
    return jumbled;
  });
}

/** Returns periods and commas that follow an element in the DOM, but are displayed before it. */
function strayMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll(':is(p, li, td) > :is(a, code, strong, em)')].flatMap(
      (element) => {
        const after = element.nextSibling;
        if (!(after instanceof Text) || !/^[.,:;?)]/.test(after.data)) return [];
        range.setStart(after, 0);
        range.setEnd(after, 1);
        const mark = range.getBoundingClientRect();
        const boxes = [...element.getClientRects()];
        const last = boxes.at(-1);
        const isBefore = last && mark.width > 0 && mark.top < last.bottom && mark.left < last.left;
        return isBefore && mark.bottom > last.top ? [element.parentElement?.textContent ?? ''] : [];
      },
    );
  });
}

const visited = [reference, ...Object.values(pageKinds)].filter(
  (pathname) => !pathname.startsWith('/demos/'),
);

for (const pathname of visited) {
  test(`words are in order on ${pathname}, read from the right`, async ({ reader, page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
    await reader.opens(pathname);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await jumbledTexts(page), `${width} px`).toEqual([]);
      expect(await strayMarks(page), `${width} px`).toEqual([]);
    }
  });
}

test('texts are aligned to the right in right-to-left mode', async ({ reader, page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  await reader.opens(reference);
  const gaps = await page.evaluate(() =>
    [
      '.description',
      'h2',
      '#button-prop-disabled .api-cell-text',
      'nav a[aria-current="page"]',
    ].map((selector) => {
      const element = document.querySelector(`main ${selector}, ${selector}`)!;
      const range = document.createRange();
      range.selectNodeContents(element);
      const style = getComputedStyle(element);
      const edge = element.getBoundingClientRect().right - Number.parseFloat(style.paddingRight);
      const rights = [...range.getClientRects()].map(({ right }) => right);
      return [selector, Math.round(edge - Math.max(...rights))];
    }),
  );
  expect(gaps).toEqual(gaps.map(([selector]) => [selector, 0]));
});
