import type { Reference } from '@/content/api';
import { emitSite, type EmitMode } from '@/content/output';
import type { ContentCache, OutputFile } from '@/content/pages';
import { summarizeUncompiled, type CheckedSite, type SiteInventory } from '@/content/site';
import type { DocsProblem } from '@/model';
import { sortProblems } from '@/model/report';
import { problemsStoppingBuild } from '@/model/severity';
import type { PageResults } from './pageResults';

/** What is written from, and for whom. */
export interface SiteParts {
  root: string;
  mode: EmitMode;
  cache: ContentCache;
  inventory: SiteInventory;
  reference: Reference;
  pages: PageResults;
  /** Whether a bundler waits for what it reads, while the rest is still being found out. */
  isAwaited: boolean;
}

/** Writes a site that was looked at: what a bundler reads as early as it can be known, the rest when it is. */
export class SiteWriter {
  constructor(private readonly from: SiteParts) {}

  /** Writes what a bundler reads, unless there are problems: the reference has no part in it. */
  async writeForBundler(looked: CheckedSite): Promise<string[] | undefined> {
    if (problemsStoppingBuild(looked.index.problems).length > 0) return undefined;
    return this.write(looked, this.from.reference.cachedFiles());
  }

  /** Writes the site: first without what is still to be found out of the packages, if that takes a while. */
  async writeAll(looked: CheckedSite): Promise<{ written: string[]; problems: DocsProblem[] }> {
    const { site, index } = looked;
    const { isAwaited, reference } = this.from;
    const isSoonKnown = !isAwaited || problemsStoppingBuild(index.problems).length > 0;
    const early = isSoonKnown ? [] : await this.write(looked, reference.cachedFiles());
    const late = await site.packageOutput();
    const problems = sortProblems([...index.problems, ...late.problems]);
    const written = await this.write({ site, index: { ...index, problems } }, late.files);
    return { written: [...early, ...written], problems };
  }

  private write({ site, index }: CheckedSite, finished: readonly OutputFile[]): Promise<string[]> {
    const { root, cache, inventory } = this.from;
    const gone = [...this.from.pages.gone.values()];
    const { products } = index;
    const { components } = inventory;
    // What stops nothing is printed, and no reason to write anything: it changes with every line.
    const problems = problemsStoppingBuild(index.problems);
    const { pages, additions } = site;
    const mode = products.length > 0 ? this.from.mode : 'build';
    const uncompiled = summarizeUncompiled(
      inventory.files.filter(({ pathname }) => !cache.pages.has(pathname)),
      products,
    );
    return emitSite({
      ...{ root, cache, mode, products, components, pages, uncompiled, additions },
      ...{ problems, finished, gone },
    });
  }
}
