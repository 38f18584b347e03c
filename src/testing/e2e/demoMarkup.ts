import { expect, type Page } from '@playwright/test';

/** Matches ids that change when a demo renders again, because they are random or counted. */
const counted = /:[\w.-]*-[rR]\w*:|mui-(?:tree-view|p)-\d+|auto-generated-id-\d+/g;

/**
 * Returns the markup of each demo that can be reset, by name: its elements with their attributes in order. Normalizes
 * differences of server rendering in styles and text nodes, and ignores attributes that depend on the pointer.
 */
export async function markupOfDemos(page: Page): Promise<Record<string, string>> {
  const found = await page.evaluate(() => {
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.matches('.MuiTouchRipple-root')) return '';
      const { fill, stroke } = getComputedStyle(node);
      // A gradient is referenced by a counted id, which changes the hash in Emotion's class name.
      const isPaintedById = `${fill} ${stroke}`.includes('url(');
      // React sets `selected` as a property in the browser, not as an attribute.
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== 'selected')
        .map(({ name, value }) => {
          if (name === 'class' && isPaintedById) return value.replace(/css-\w+/g, 'css');
          // An element keeps the `transition` style after its transition has ended.
          const style =
            name === 'style' &&
            (node as HTMLElement).style.cssText.replace(/ ?transition: [^;]*;/, '');
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

/** Resets every demo, so that the browser renders it again, and waits until all old elements are removed. */
export async function resetDemos(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-demo-stage] > div > *'))
      element.setAttribute('data-old', '');
    for (const reset of document.querySelectorAll<HTMLElement>('[aria-label="Reset demo"]'))
      reset.click();
  });
  const old = page.locator('[data-demo]:has([aria-label="Reset demo"]) [data-old]');
  await expect(old).toHaveCount(0);
}
