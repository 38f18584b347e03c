import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArguments, provideChromium } from '../chromium';
import { serveSite } from './serveSite';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A category of Lighthouse. */
export type Category = (typeof categories)[number];

/** The scores of a page, 0 to 100, and the ids of the audits below 0.9, by category. */
export interface Scores {
  pathname: string;
  scores: Partial<Record<Category, number>>;
  faults: Partial<Record<Category, string[]>>;
}

/** A page to measure. Hidden pages have no SEO score: search engines are kept away from them on purpose. */
interface JudgedPage {
  pathname: string;
  isHidden?: boolean;
}

/** One page of each kind. */
const kinds: readonly JudgedPage[] = [
  { pathname: '/' },
  { pathname: '/x/introduction/' },
  { pathname: '/material-ui/getting-started/' },
  { pathname: '/material-ui/react-autocomplete/' },
  { pathname: '/material-ui/react-button/' },
  { pathname: '/material-ui/customization/theming/' },
  { pathname: '/material-ui/api/button/' },
  { pathname: '/base-ui/react-button/components-api/' },
  { pathname: '/versions/' },
  { pathname: '/blog/' },
  { pathname: '/store/' },
  { pathname: '/experiments/docs/demos/', isHidden: true },
  // By its file name, with status 200: Lighthouse lowers the scores of a page with status 404.
  { pathname: '/404.html', isHidden: true },
];

/** Runs of a page. The one with the median performance counts: one late frame lowers a run by ten points. */
const rounds = 3;

function readScores(pathname: string, result: Result): Scores {
  const judged = Object.values(result.categories).map(
    ({ id, score, auditRefs }) =>
      [
        id as Category,
        Math.round((score ?? 0) * 100),
        auditRefs
          .filter((audit) => audit.weight > 0 && (result.audits[audit.id]?.score ?? 1) < 0.9)
          .map((audit) => audit.id),
      ] as const,
  );
  return {
    pathname,
    scores: Object.fromEntries(judged.map(([id, score]) => [id, score])),
    faults: Object.fromEntries(judged.map(([id, , faults]) => [id, faults])),
  };
}

/**
 * Runs Lighthouse with its mobile profile on the built site in `out/`, by default on a page of each kind. Throttling is
 * simulated, which depends least on the machine, but other load on the machine still lowers the performance score.
 * @throws Error if Lighthouse fails on a page twice.
 */
export async function measureLighthouse(pages = kinds): Promise<Scores[]> {
  const site = await serveSite();
  const browser = await launch({
    chromePath: provideChromium(),
    chromeFlags: [...chromiumArguments, '--headless=new'],
    logLevel: 'error',
  });
  try {
    const all: Scores[] = [];
    for (const { pathname, isHidden } of pages) {
      const asked = categories.filter((category) => category !== 'seo' || !isHidden);
      const runs: Scores[] = [];
      while (runs.length < rounds) {
        const result = await judge(site.origin + pathname, browser.port, asked);
        runs.push(readScores(pathname, result));
      }
      const [, middle] = runs.sort(by('performance'));
      if (middle) all.push(middle);
    }
    return all;
  } finally {
    browser.kill();
    site.stop();
  }
}

/** Runs Lighthouse on a page, twice if it fails: sometimes the trace has no start of the navigation (NO_NAVSTART). */
async function judge(url: string, port: number, onlyCategories: Category[]): Promise<Result> {
  const flags = { port, logLevel: 'error', throttlingMethod: 'simulate', onlyCategories } as const;
  const problems: (string | undefined)[] = [];
  while (problems.length < 2) {
    const outcome = await lighthouse(url, flags);
    const problem = outcome?.lhr.runtimeError?.message;
    if (outcome && !problem) return outcome.lhr;
    problems.push(problem);
  }
  throw new Error(`Lighthouse could not judge ${url}: ${problems.join('; ')}`);
}

const by = (category: Category) => (a: Scores, b: Scores) =>
  (a.scores[category] ?? 0) - (b.scores[category] ?? 0);

/** Returns the page with the lowest score in a category; undefined if none has a score. */
export function lowestOf(category: Category, all: readonly Scores[]): Scores | undefined {
  return all.filter(({ scores }) => scores[category] !== undefined).sort(by(category))[0];
}
