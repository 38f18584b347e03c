import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArguments, provideChromium } from '../chromium';
import { serveSite } from './serveSite';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A part of Lighthouse's judgement. */
export type Category = (typeof categories)[number];

/** One page's scores, 0 to 100, and the audits that cost it points, by category. */
export interface Scores {
  pathname: string;
  scores: Partial<Record<Category, number>>;
  faults: Partial<Record<Category, string[]>>;
}

/** A page to be judged. Search engines are kept away from some on purpose: their SEO says nothing. */
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
  // By its own address: Lighthouse counts the status 404 against a page.
  { pathname: '/404.html', isHidden: true },
];

/** Runs of a page, of which the one in the middle counts: a frame that comes late costs a run ten points. */
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
 * Lighthouse on the built site in `out/`, a page of each kind or the named ones, as a phone sees it. Its network and processor are
 * simulated, which depends least on the machine; yet a busy machine makes the performance too low.
 * @throws Error when a page could not be judged.
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

/** Tries a page again once: now and then the browser records no start of the navigation (NO_NAVSTART). */
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

/** The page with the lowest score in a category. */
export function lowestOf(category: Category, all: readonly Scores[]): Scores | undefined {
  return all.filter(({ scores }) => scores[category] !== undefined).sort(by(category))[0];
}
