import type { Page } from '@playwright/test';

/** Attribute of texts that look like three others of their document. */
export const sameColors = 'data-same-colors';

/**
 * Marks texts whose contrast follows from that of three others, and links whose difference from the text around them does:
 * elements with the same colors, font size and weight, inside elements that are the same in these. Pages have hundreds of paragraphs and cells that look alike, and axe needs
 * half of its time to measure the contrast of each. Three are left unmarked in case one of them lies on something else.
 */
export async function markSameColors(page: Page): Promise<void> {
  const marking = page.frames().map((frame) => frame.evaluate(markInDocument, sameColors));
  await Promise.all(marking);
}

/** Removes the marks, which would be differences in the markup of demos. */
export async function removeMarks(page: Page): Promise<void> {
  const removing = page.frames().map((frame) =>
    frame.evaluate((name) => {
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }, sameColors),
  );
  await Promise.all(removing);
}

/** Runs in the browser: numbers the looks of elements, and marks visible texts whose look three others have. */
function markInDocument(mark: string): void {
  const looks = new Map<string, number>();
  const textsOf = new Map<number, number>();
  const numberOf = (look: string) => {
    const known = looks.get(look) ?? looks.size;
    looks.set(look, known);
    return known;
  };
  const isVisibleText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const markIn = (element: Element, around: number) => {
    const style = getComputedStyle(element);
    const colors = [style.color, style.backgroundColor, style.backgroundImage, style.opacity];
    const font = [style.fontSize, style.fontWeight, style.textShadow, style.textDecorationLine];
    const others = [style.filter, style.mixBlendMode, style.position, style.borderBottom];
    const look = numberOf([around, element.tagName, ...colors, ...font, ...others].join('|'));
    if (isVisibleText(element)) {
      const count = (textsOf.get(look) ?? 0) + 1;
      textsOf.set(look, count);
      if (count > 3) element.setAttribute(mark, '');
    }
    for (const child of element.children) markIn(child, look);
  };
  markIn(document.documentElement, -1);
}
