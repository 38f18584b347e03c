import type { DocsProblem } from '@/model';
import { byPathname, type ContentCache, type PageFile, type PageSummary } from '@/content/pages';
import type { SiteInventory } from '@/content/site';
import type { PageTask } from './workers/job';

/** The results of compiling pages: which exist, which are stale, and why some are missing. */
export class PageResults {
  /** Problems of pages without a result, by pathname. */
  readonly failures = new Map<string, DocsProblem>();
  /** Pages that were requested before and are deleted now, by pathname. */
  readonly gone = new Map<string, PageSummary>();

  constructor(
    private readonly root: string,
    private readonly cache: ContentCache,
    private readonly inventory: SiteInventory,
  ) {}

  /** Returns the pages without a valid result. */
  listStale(): PageFile[] {
    return this.inventory.files.filter((file) => this.taskFor(file) !== undefined);
  }

  /** Returns the stale pages that have not been compiled since they changed. */
  listUntried(): PageFile[] {
    return this.listStale().filter(({ pathname }) => !this.failures.has(pathname));
  }

  /** Removes the results and problems of deleted pages. */
  forgetGone(): void {
    const { cache, failures, gone } = this;
    const known = new Set(this.inventory.files.map((file) => file.pathname));
    for (const pathname of gone.keys()) {
      // Imported from then on, or the bundler would not find the demos again.
      if (known.has(pathname) && gone.delete(pathname)) cache.asked.add(pathname);
    }
    for (const pathname of failures.keys()) if (!known.has(pathname)) failures.delete(pathname);
    for (const [pathname, { summary }] of cache.pages) {
      if (known.has(pathname) || summary.reference || summary.comparison !== undefined) continue;
      cache.pages.delete(pathname);
      if (cache.asked.has(pathname) && summary.demos.length > 0) gone.set(pathname, summary);
    }
  }

  /** Compiles the stale pages among `chosen` and returns their pathnames; writes to the cache only. */
  async compile(chosen: readonly PageFile[]): Promise<string[]> {
    const { cache, failures, root } = this;
    const { components } = this.inventory;
    const tasks = chosen.flatMap((file) => this.taskFor(file) ?? []);
    if (tasks.length === 0) return [];
    // The parser and highlighter take longer to load than anything else: a run that compiles nothing does not need
    // them.
    const { compileAll } = await import('./workers/compileAll');
    await compileAll({ root, components }, tasks, (result) => {
      cache.fingerprints.restore(result.fingerprints);
      failures.delete(result.pathname);
      if (result.failure) failures.set(result.pathname, result.failure);
      if (result.cached) cache.pages.set(result.pathname, result.cached);
    });
    return tasks.map((task) => task.file.pathname);
  }

  private taskFor(file: PageFile): PageTask | undefined {
    const { cache, failures, inventory } = this;
    const { pathname, productFolder } = file;
    const product = inventory.products.find(({ folder }) => folder === productFolder)?.product;
    if (!product) {
      if (inventory.isBroken) return undefined;
      failures.set(pathname, withoutProduct(file));
      return undefined;
    }
    const context = inventory.contextOf(product);
    if (cache.isFresh(pathname, context) && !failures.has(pathname)) return undefined;
    const previous = cache.pages.get(pathname);
    const previousKey = previous?.context === context ? previous.key : undefined;
    return { file, product, context, previousKey };
  }

  /** Returns the summaries of the pages that have a result, sorted by pathname. */
  summaries(): PageSummary[] {
    return this.inventory.files
      .flatMap(({ pathname }) => this.cache.pages.get(pathname)?.summary ?? [])
      .sort(byPathname);
  }
}

/** Returns the problem of a page in a folder that belongs to no product. */
function withoutProduct({ file, productFolder }: PageFile): DocsProblem {
  const what = `No product has the folder \`${productFolder}\`.`;
  return { file, line: 1, column: 1, what, fix: 'Add the product to docs-data/products.ts.' };
}
