import type { ApiDoc, DocsProblem, Product } from '@/model';
import type { ContentCache, OutputFile, PageSummary } from '@/content/pages';
import type { ApiCounts } from '../extract/counts';
import { checkDeprecated, ApiNameCheck } from '../api-names';
import { planPlaygrounds } from '../playground-controls';
import { addedAnchors, listAdditions, type Addition } from './additions';
import { checkDocuments } from './checkDocuments';
import { compileComparisons, type ComparisonRequest } from './comparisons/compileComparisons';
import { KeyTables } from './comparisons/KeyTables';
import { compileReference } from './compileReference';
import type { PackageOutput, ReadReference, ReferenceSource } from './referenceSource';
import { pageOf } from './pageOf';
import { cachedElementFiles } from './rowFiles/cachedElements';

/** A site with its reference. */
export interface ReferencedSite {
  /** All pages, sorted by pathname. */
  pages: PageSummary[];
  /** Addresses of the pages of the reference that were rendered again. */
  compiled: string[];
  /** What the reference adds to pages written by hand, by pathname. */
  additions: ReadonlyMap<string, Addition>;
  /**
   * Waits for the files that belong to no page and for what is wrong with the packages; may be known later than the
   * pages. Pages that tell what the packages weigh are then up to date.
   */
  packageOutput: () => Promise<PackageOutput>;
  /** What is wrong with what pages say of the packages. */
  problems: readonly DocsProblem[];
  /** What each package holds, where the types were read again for this run. */
  counts: readonly ApiCounts[];
  /** False while the types are not known: then the pages of the last time stand in. */
  isComplete: boolean;
}

/** What decides what the reference looks like besides the types. */
export interface ReferenceContext {
  products: readonly { folder: string; product: Product }[];
  /** Hash of the compiler itself. */
  compiler: string;
}

/** How a reference learns of the packages. */
export interface PackageSource {
  read: ReadReference;
  /** Files the last run made of the packages, besides those of their types. */
  cachedFiles: (root: string) => readonly OutputFile[];
}

/** The API reference of a site: learned from the packages once, rendered and joined with the pages in every run. */
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

  /** Finds out what the types say; the next run makes pages of it. */
  async learn({ products, compiler }: ReferenceContext): Promise<void> {
    const facts = products.map(({ product }) => product);
    this.source = await this.packages.read(this.root, facts, compiler);
  }

  /** What the types say; undefined while that is not known. */
  get docs(): readonly ApiDoc[] | undefined {
    return this.source?.docs;
  }

  /** Whether something is documented at an address. */
  has(pathname: string): boolean {
    const { docs = [] } = this.source ?? {};
    if (this.cache.pages.get(pathname)?.summary.comparison !== undefined) return true;
    return docs.some((doc) => pageOf(doc) === pathname);
  }

  /** Joins the reference with the pages written by hand. */
  async join(written: readonly PageSummary[], around: ReferenceContext): Promise<ReferencedSite> {
    const { root, cache, source } = this;
    const request = { root, cache, docs: source?.docs, pages: written, ...around };
    const reference = await compileReference(request);
    const playgrounds = planPlaygrounds(
      source ? written : [],
      source?.docs ?? [],
      around.products.map(({ product }) => product),
    );
    const additions = listAdditions(reference.pages, written, playgrounds.pages);
    const extended = written.map((page) => {
      const added = addedAnchors(page, additions.get(page.pathname));
      return added.length > 0 ? { ...page, anchors: [...page.anchors, ...added] } : page;
    });
    const own = [...extended, ...reference.pages];
    const compared = { root, cache, docs: source?.docs, pages: own, keys: this.keys, ...around };
    const comparisons = await compileComparisons(compared);
    const pages = [...own, ...comparisons.pages];
    const untrue = this.apiNames.check(written, source?.docs ?? []);
    // While the types are not known, nobody can tell what they have.
    const unknown = source ? checkDocuments(root, written, source.docs) : [];
    return {
      pages: pages.sort((a, b) => (a.pathname < b.pathname ? -1 : 1)),
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

  /** Files the last run made of the packages, to stand until these were asked. */
  cachedFiles(): OutputFile[] {
    return [...cachedElementFiles(this.root), ...this.packages.cachedFiles(this.root)];
  }
}
