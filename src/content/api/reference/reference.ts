import type { ApiDoc, Product } from '@/model';
import { byPathname, type ContentCache, type OutputFile, type PageSummary } from '@/content/pages';
import { checkDeprecated, ApiNameCheck } from '../api-names';
import { planPlaygrounds } from '../playground-controls';
import { addedAnchors } from './addedAnchors';
import { listAdditions } from './additions';
import { checkDocuments } from './checkDocuments';
import { compileComparisons, type ComparisonRequest } from './comparisons/compileComparisons';
import { KeyTables } from './comparisons/KeyTables';
import { compileReference } from './compileReference';
import type { PackageOutput, ReadReference, ReferenceSource } from './referenceSource';
import { pageAddressOf } from './pageAddressOf';
import { cachedElementFiles } from './rowFiles/cachedElements';
import type { ReferencedSite } from './referencedSite';

/** What decides the look of the reference, besides the types. */
export interface ReferenceContext {
  products: readonly { folder: string; product: Product }[];
  /** Hash of the compiler itself. */
  compiler: string;
}

/** How the reference gets the facts about the packages. */
export interface PackageSource {
  read: ReadReference;
  /** Files that the previous run made of the packages, besides their types. */
  cachedFiles: (root: string) => readonly OutputFile[];
}

/** The API reference of a site. The packages are read once; pages are rendered and linked in every run. */
export class Reference {
  private source: ReferenceSource | undefined;
  private readonly apiNames: ApiNameCheck;
  private readonly keys: KeyTables;

  constructor(
    private readonly root: string,
    private readonly cache: ContentCache,
    private readonly packages: PackageSource,
  ) {
    this.apiNames = new ApiNameCheck(root);
    this.keys = new KeyTables(root, cache.fingerprints);
  }

  /** Reads the types. The next call of `linkPages` generates their pages. */
  async readTypes({ products, compiler }: ReferenceContext): Promise<void> {
    const facts = products.map(({ product }) => product);
    this.source = await this.packages.read(this.root, facts, compiler);
  }

  /** The references; undefined while the types are unknown. */
  get docs(): readonly ApiDoc[] | undefined {
    return this.source?.docs;
  }

  /** Tells whether the reference or a comparison has a page at an address. */
  has(pathname: string): boolean {
    const { docs = [] } = this.source ?? {};
    if (this.cache.pages.get(pathname)?.summary.comparison !== undefined) return true;
    return docs.some((doc) => pageAddressOf(doc) === pathname);
  }

  /** Links the reference and the handwritten pages to each other. */
  async linkPages(
    written: readonly PageSummary[],
    context: ReferenceContext,
  ): Promise<ReferencedSite> {
    const { root, cache, source } = this;
    const request = { root, cache, docs: source?.docs, pages: written, ...context };
    const reference = await compileReference(request);
    const playgrounds = planPlaygrounds(
      source ? written : [],
      source?.docs ?? [],
      context.products.map(({ product }) => product),
    );
    const additions = listAdditions(reference.pages, written, playgrounds.pages);
    const extended = written.map((page) => {
      const added = addedAnchors(page, additions.get(page.pathname));
      return added.length > 0 ? { ...page, anchors: [...page.anchors, ...added] } : page;
    });
    const own = [...extended, ...reference.pages];
    const compared = { root, cache, docs: source?.docs, pages: own, keys: this.keys, ...context };
    const comparisons = await compileComparisons(compared);
    const pages = [...own, ...comparisons.pages];
    const untrue = this.apiNames.check(written, source?.docs ?? []);
    // While the types are unknown, nothing can be checked against them.
    const unknown = source ? checkDocuments(root, written, source.docs) : [];
    return {
      pages: pages.sort(byPathname),
      compiled: [...reference.compiled, ...comparisons.compiled],
      additions,
      packageOutput: () => this.packageOutputOf(compared),
      problems: [
        ...untrue,
        ...unknown,
        ...playgrounds.problems,
        ...checkDeprecated(written, source?.docs ?? []),
      ],
      counts: source?.counts ?? [],
      isComplete: source !== undefined,
    };
  }

  private async packageOutputOf(compared: ComparisonRequest): Promise<PackageOutput> {
    const { source } = this;
    if (!source) return { files: this.cachedFiles(), problems: [] };
    const packageOutput = await source.packageOutput;
    await compileComparisons(compared);
    return packageOutput;
  }

  /** Returns the files that the previous run made of the packages, which stay until new ones are ready. */
  cachedFiles(): OutputFile[] {
    return [...cachedElementFiles(this.root), ...this.packages.cachedFiles(this.root)];
  }
}
