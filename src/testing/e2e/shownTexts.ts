import type { Page } from '@playwright/test';

/** The texts that demos show, by the name of the demo. */
export type ShownTexts = Record<string, readonly string[]>;

/**
 * Returns the texts of each demo in the page that are visible, and not clipped by an element that scrolls. With each text
 * come the elements around it that have a background: on another one, the same text can have another contrast.
 */
export function listShownTexts(page: Page): Promise<ShownTexts> {
  return page.evaluate(() => {
    const isInside = (inner: DOMRect, outer: { left: number; right: number }) =>
      inner.right > outer.left && inner.left < outer.right;
    const isClipped = (element: Element, demo: Element) => {
      const rect = element.getBoundingClientRect();
      if (!isInside(rect, { left: 0, right: window.innerWidth })) return true;
      for (let around = element.parentElement; around && around !== demo;) {
        const isScroller = getComputedStyle(around).overflowX !== 'visible';
        if (isScroller && !isInside(rect, around.getBoundingClientRect())) return true;
        around = around.parentElement;
      }
      return false;
    };
    const textOf = ({ childNodes }: Element) =>
      [...childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
    const isPainted = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    };
    const surfacesOf = (element: Element, demo: Element) => {
      const surfaces: string[] = [];
      for (let around: Element | null = element; around && around !== demo;) {
        if (isPainted(around)) surfaces.push(around.tagName);
        around = around.parentElement;
      }
      return surfaces.join(' ');
    };
    const textsOf = (demo: Element) =>
      [...demo.querySelectorAll('[data-demo-stage] *')]
        .filter((element) => textOf(element) !== '')
        .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !isClipped(element, demo))
        .map((element) => `${surfacesOf(element, demo)} ${element.tagName} ${textOf(element)}`);
    const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
    return Object.fromEntries(
      demos.map((demo) => [demo.dataset.demo, [...new Set(textsOf(demo))]]),
    );
  });
}

/** Returns the names of demos that show texts in the first list which they don't show in the second. */
export function listDemosWithMore(first: ShownTexts, second: ShownTexts): string[] {
  return Object.keys(first).filter((demo) =>
    first[demo]?.some((text) => !second[demo]?.includes(text)),
  );
}
