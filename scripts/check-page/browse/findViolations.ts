import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { placesOf, type ElementPlace } from './placesOf';

/** One element that breaks a rule of accessibility. */
export interface Violation {
  rule: string;
  help: string;
  helpUrl: string;
  /** Markup of the element. */
  html: string;
  /** What axe says is wrong with it. */
  summary: string;
  place: ElementPlace;
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
      target: target.map(String),
    })),
  );
  if (found.length === 0) return [];
  const places = await page.evaluate(
    placesOf,
    found.map(({ target }) => target),
  );
  return found.map(({ target: _target, ...violation }, index) => ({
    ...violation,
    place: places[index] ?? { demo: '', heading: '', text: '' },
  }));
}
