import type { Reference } from '@/content/api';
import { emitSite, type EmitMode } from '@/content/output';
import type { ContentCache, OutputFile } from '@/content/pages';
import { summarizeUncompiled, type CheckedSite, type SiteInventory } from '@/content/site';
import type { DocsProblem } from '@/model';
import { sortProblems } from '@/model/report';
import { problemsStoppingBuild } from '@/model/severity';
import type { PageResults } from './pageResults';

/** The parts that {@link SiteWriter} writes a site from. */
export interface SiteParts {
  root: string;
  mode: EmitMode;
  cache: ContentCache;
  inventory: SiteInventory;
  reference: Reference;
  pages: PageResults;
  /** Whether a bundler waits for its input while the reference is still being read. */
  isAwaited: boolean;
}

/** Writes a checked site: the bundler's input as early as possible, the rest once it is complete. */
export class SiteWriter {
  constructor(private readonly from: SiteParts) {}

  /** Writes the bundler's input, which does not include the reference, unless there are problems. */
  async writeForBundler(checked: CheckedSite): Promise<string[] | undefined> {
    if (problemsStoppingBuild(checked.index.problems).length > 0) return undefined;
    return this.write(checked, this.from.reference.cachedFiles());
  }

  /** Writes the site. If a bundler waits, writes it first without the output of packages that is still being computed. */
  async writeAll(checked: CheckedSite): Promise<{ written: string[]; problems: DocsProblem[] }> {
    const { site, index } = checked;
    const { isAwaited, reference } = this.from;
    const isSoonKnown = !isAwaited || problemsStoppingBuild(index.problems).length > 0;
    const early = isSoonKnown ? [] : await this.write(checked, reference.cachedFiles());
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
    // Warnings are printed, but not written: they would change the output with every line.
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
