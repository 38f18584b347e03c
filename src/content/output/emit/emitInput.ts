import type { DocsProblem } from '@/model';
import type { CompiledPage, PageSummary, ProductContent, OutputFile } from '@/content/pages';

/** The facts of the environment that the output depends on; `environment` of `src/site` has them. */
export interface SiteFacts {
  /** Canonical origin without a slash at the end, `https://example.com`. */
  siteUrl: string;
  /** Whether to leave out pages for authors. */
  production: boolean;
}

/** The input of step 6. */
export interface EmitInput {
  root: string;
  site: SiteFacts;
  /** In the order of `docs-data/products.ts`. */
  products: readonly ProductContent[];
  /** Every page of the site, sorted by pathname. */
  pages: readonly PageSummary[];
  /** The pages whose files are to be written, read one at a time; files of the others stay. */
  changed: Iterable<CompiledPage>;
  problems: readonly DocsProblem[];
  /** Names of the components that pages may embed. */
  components: readonly string[];
  /** Files ready to be written. */
  finished?: readonly OutputFile[];
  /** Date of the last change of pages, `2026-11-23`, by address, as far as known. */
  lastUpdated?: Readonly<Record<string, string>>;
  /** Addresses of pages without a markdown file, such as `/`, for the sitemap. */
  otherPathnames?: readonly string[];
  /** The pages whose demos the indexes import, by pathname; undefined means all. */
  bundled?: ReadonlySet<string>;
  /**
   * In development, pages that were bundled before and are deleted now: the bundler gets an empty registry for them.
   */
  gone?: readonly PageSummary[];
  /** Changes whenever any output changes. */
  revisionSeed: string;
}

/** The result of `emit`, as paths from the root of the repository. */
export interface EmitReport {
  written: string[];
  removed: string[];
}
