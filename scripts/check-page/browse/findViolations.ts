import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** One element that breaks a rule of accessibility. */
export interface Violation {
  rule: string;
  help: string;
  helpUrl: string;
  /** Markup of the element. */
  html: string;
  /** What axe says is wrong with it. */
  summary: string;
  /** The demo it is in; empty for text around the demos and for what is drawn elsewhere in the document. */
  demo: string;
  /** Id of the heading above it. */
  heading: string;
}

/** What axe finds wrong in the elements that selectors name, by the rules that `npm test` applies to every page. */
export async function findViolations(page: Page, within: readonly string[]): Promise<Violation[]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ preload: { assets: ['media'] }, resultTypes: ['violations'] })
    .disableRules(['landmark-one-main', 'page-has-heading-one', 'region']);
  within.forEach((selector) => builder.include(selector));
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      ...{ rule: id, help, helpUrl, html: html.slice(0, 160) },
      summary: failureSummary.split('\n').slice(1).join(' ').replace(/\s+/g, ' ').trim(),
      target: String(target[0]),
    })),
  );
  if (found.length === 0) return [];
  const places = await page.evaluate(
    placesOf,
    found.map(({ target }) => target),
  );
  return found.map(({ target: _target, ...violation }, index) => ({
    ...violation,
    ...(places[index] ?? { demo: '', heading: '' }),
  }));
}

/** Runs in the page: the demo around each element, and the heading above it. */
function placesOf(selectors: string[]) {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    const demo = element?.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '';
    const above = headings.filter(
      (heading) =>
        element && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return { demo, heading: above.at(-1)?.id ?? '' };
  });
}
