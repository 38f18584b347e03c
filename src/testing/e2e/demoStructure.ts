import type { Page } from '@playwright/test';

/**
 * Returns the kinds of elements that each demo shows, by the name of the demo: their tag, their role, the names of
 * their ARIA attributes, and whether a control has no text, as one whose text is hidden on small screens. Those of an
 * iframe are not listed.
 */
export function listStructures(page: Page): Promise<Record<string, readonly string[]>> {
  return page.evaluate(() => {
    const kindOf = (element: Element) => {
      const names = element.getAttributeNames().filter((name) => /^(aria-|alt$|title$)/.test(name));
      const isControl = element.matches('a, button, summary, [role], [tabindex]');
      const isEmpty = isControl && (element as HTMLElement).innerText?.trim() === '';
      const role = element.getAttribute('role');
      return [element.tagName, role, ...names.sort(), isEmpty && 'without text'].join(' ');
    };
    const kindsOf = (demo: Element) =>
      [...demo.querySelectorAll('[data-demo-stage] *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(kindOf);
    const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
    return Object.fromEntries(
      demos.map((demo) => [demo.dataset.demo ?? '', [...new Set(kindsOf(demo))]]),
    );
  });
}
