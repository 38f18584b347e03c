import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { locateElements, type ElementPlace } from './locateElements';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The global that axe adds to a document. */
interface Axe {
  run: (context: { include: string[][] }, options: RunOptions) => Promise<AxeResults>;
}

/** An element that breaks an accessibility rule. */
export interface Violation {
  rule: string;
  help: string;
  helpUrl: string;
  /** Markup of the element. */
  html: string;
  /** What is wrong with it, by axe. */
  summary: string;
  place: ElementPlace;
}

/** The options of `npm test`, without the rules for whole documents: only a part of the page is checked. */
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

/** Returns the violations axe finds in the elements that `within` selects, by the rules of `npm test`. */
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
    locateElements,
    found.map(({ target }) => target),
  );
  return found.map(({ target: _target, ...violation }, index) => ({
    ...violation,
    place: places[index] ?? { demo: '', heading: '', text: '' },
  }));
}

/**
 * Whether a violation exists in the check only: a page that fills the window has its own `main`, and the check renders
 * it inside the `main` of another page.
 */
function isOfTwoPages({ id, nodes }: AxeResults['violations'][number]): boolean {
  const isMainOfPage = nodes.every(({ html }) => html.startsWith('<main id="main-content"'));
  return id === 'landmark-unique' && isMainOfPage;
}

/** Runs axe. It is loaded into a document once only, since it is half a megabyte of code. */
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
      // An element found while it was closing may be gone by now.
      const there = include.filter((selector) => document.querySelector(selector));
      if (there.length === 0) return [];
      return (await axe.run({ include: there.map((selector) => [selector]) }, chosen)).violations;
    },
    [within, options] as const,
  );
}
