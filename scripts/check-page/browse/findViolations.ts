import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { placesOf, type ElementPlace } from './placesOf';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** What axe puts into a document. */
interface Axe {
  run: (context: { include: string[][] }, options: RunOptions) => Promise<AxeResults>;
}

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

/** Those of `npm test`: of parts of a page, the rules for whole documents say nothing. */
const options: RunOptions = {
  preload: { assets: ['media'] },
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    ['landmark-one-main', 'page-has-heading-one', 'region'].map((rule) => [
      rule,
      { enabled: false },
    ]),
  ),
};

/** What axe finds wrong in the elements that selectors name, by the rules that `npm test` applies to every page. */
export async function findViolations(page: Page, within: readonly string[]): Promise<Violation[]> {
  const violations = (await runAxe(page, within)).filter((violation) => !isOfTwoPages(violation));
  const found = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      ...{ rule: id, help, helpUrl, html: html.slice(0, 260) },
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

/** A page that fills the window has a main of its own, around which the check alone puts another page. */
function isOfTwoPages({ id, nodes }: AxeResults['violations'][number]): boolean {
  const isMainOfPage = nodes.every(({ html }) => html.startsWith('<main id="main-content"'));
  return id === 'landmark-unique' && isMainOfPage;
}

/** Loads axe into a document once: it is half a megabyte of code. */
async function runAxe(page: Page, within: readonly string[]): Promise<AxeResults['violations']> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) {
    const builder = new AxeBuilder({ page }).setLegacyMode(true).options(options);
    within.forEach((selector) => builder.include(selector));
    return (await builder.analyze()).violations;
  }
  return page.evaluate(
    async ([include, chosen]) => {
      const axe = Reflect.get(window, 'axe') as Axe;
      // What was closing when it was found may be gone by now.
      const there = include.filter((selector) => document.querySelector(selector));
      if (there.length === 0) return [];
      return (await axe.run({ include: there.map((selector) => [selector]) }, chosen)).violations;
    },
    [within, options] as const,
  );
}
