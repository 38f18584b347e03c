import { pairUp } from '@/model/pairUp';
import { isLicenseNotice } from '../../src/model';
import { productFacts } from '@/content/output';
import type { Inspection } from '@/content/run';
import type { ProductContent } from '@/content/pages';
import { browsePage, startBrowser } from './browse/browsePage';
import { SourceTrace } from './browse/SourceTrace';
import { buildPages } from './bundle/buildPages';
import { listFenceComponents } from './bundle/fenceComponents';
import type { PageSources } from './bundle/sources';
import { inspectPages, inspectSite, type CheckedPage } from './inspectPages';
import { uniqueProblems, type CheckProblem } from './problem';
import { findRequested } from './readRequest';
import { renderFences } from './render/renderFences';
import { renderPage } from './render/renderPage';
import { runBundle } from './render/runBundle';
import { listAnswers, listPlaceholders, type ShownPage } from './serve/listAnswers';
import { startCheckServer } from './serve/createCheckServer';
import { startStaticChecks } from './static/startStaticChecks';
import { Timing } from './timing';

/** The result of a check of pages. */
export interface CheckReport {
  pages: readonly CheckedPage[];
  problems: CheckProblem[];
  /** Paths of the contact sheets with the screenshots, from the root. */
  sheets: string[];
  timing: Timing;
  /** Number of fences that were mounted. */
  mounted: number;
}

/**
 * Checks pages with their demos and fences (contract §1), without a build. Files are checked in a second process while
 * the pages are checked in the browser. `written` are addresses or files, as on the command line.
 * @throws DocsError if there is no such page.
 */
export async function checkPages(root: string, written: readonly string[]): Promise<CheckReport> {
  const timing = new Timing();
  const inspection = await timing.measure('content', () => inspectSite(root));
  const pages = inspectPages(root, inspection, findRequested(written, inspection.files));
  const files = pages.map(({ file, files: own }) => ({ file, files: own }));
  const whenStatic = timing.measure('files', () => startStaticChecks({ root, pages: files }));
  const seen = await lookAtPages({ root, inspection, timing }, pages);
  const { problems: ofFiles, seconds } = await whenStatic;
  timing.add('files', seconds);
  const products = inspection.products.map(({ product }) => product);
  const ofDemos = seen.problems.filter(({ what }) => !isLicenseNotice(what, products));
  const problems = [...pages.flatMap((page) => page.problems), ...ofFiles, ...ofDemos];
  return { ...seen, pages, problems: uniqueProblems(problems), timing };
}

interface Run {
  root: string;
  inspection: Inspection;
  timing: Timing;
}

type Seen = Pick<CheckReport, 'problems' | 'sheets' | 'mounted'>;

/** Bundles, renders and browses the pages that could be compiled. */
async function lookAtPages(
  { root, inspection, timing }: Run,
  pages: readonly CheckedPage[],
): Promise<Seen> {
  const facts = (product: ProductContent) =>
    productFacts(root, product.product, product.navigation);
  const whole = pages.flatMap((page) => toSources(root, inspection, page));
  if (whole.length === 0) return { problems: [], sheets: [], mounted: 0 };
  const sources = whole.map(({ source }) => source);
  const starting = startBrowser();
  starting.catch(() => {});
  const products = JSON.stringify(inspection.products.map(facts));
  const bundle = await timing.measure('bundle', () =>
    buildPages({ root, pages: sources, products }),
  );
  const problems = [...bundle.problems];
  const server = runBundle(root, bundle.server);
  const shown: ShownPage[] = [];
  for (const [at, [{ source, product }, modules]] of pairUp(whole, server.pages).entries()) {
    const { navigation, folder } = product;
    const around = { product: facts(product), folder, navigation };
    const rendered = await timing.measure('server', () =>
      renderPage(server, modules, { root, page: source, around }),
    );
    const fences = await timing.measure('server', () =>
      renderFences(server, modules, { root, sources: source }),
    );
    problems.push(...rendered.problems, ...fences.problems);
    shown.push({ at, sources: source, rendered, fences: fences.fences, around });
  }
  const answers = new Map([
    ...listPlaceholders(inspection.files),
    ...shown.flatMap((page) => listAnswers(server, page)),
  ]);
  const { origin, close } = await startCheckServer(root, bundle.browser, answers);
  const browser = await starting;
  const trace = new SourceTrace(bundle.sourceMap);
  const sheets: string[] = [];
  try {
    for (const page of shown) {
      const onPart = (name: string, seconds: number) => timing.add('browser', { [name]: seconds });
      const looked = await timing.measure('browser', () =>
        browsePage(browser, { root, origin, shown: page, trace, onPart }),
      );
      problems.push(...looked.problems);
      sheets.push(looked.sheet);
    }
  } finally {
    await browser.close();
    close();
  }
  return { problems, sheets, mounted: shown.reduce((sum, { fences }) => sum + fences.length, 0) };
}

/** Returns what is bundled of a page, in a list of its own; an empty list if the page could not be compiled. */
function toSources(
  root: string,
  { products }: Inspection,
  page: CheckedPage,
): { source: PageSources; product: ProductContent }[] {
  const product = products.find(({ folder }) => folder === page.productFolder);
  if (!page.compiled || !product) return [];
  const fences = listFenceComponents(root, page);
  const source = {
    compiled: page.compiled,
    product: product.product,
    fences,
    left: new Set<string>(),
  };
  return [{ source, product }];
}
