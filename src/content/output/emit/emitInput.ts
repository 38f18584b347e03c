import type { DocsProblem } from '@/model';
import type { CompiledPage, PageSummary, ProductContent, OutputFile } from '@/content/pages';

/** The facts of the environment that what is written depends on; `environment` of `src/site` has them. */
export interface SiteFacts {
  /** Canonical origin without a slash at the end, `https://example.com`. */
  siteUrl: string;
  /** True leaves out the pages that are for authors. */
  production: boolean;
}

/** Everything step 6 needs. */
export interface EmitInput {
  root: string;
  site: SiteFacts;
  /** In the order of `docs-data/products.ts`. */
  products: readonly ProductContent[];
  /** Every page of the site, sorted by pathname. */
  pages: readonly PageSummary[];
  /** The pages whose files are due, read once and one at a time; files of the others stay as they are. */
  changed: Iterable<CompiledPage>;
  problems: readonly DocsProblem[];
  /** Names of the components that pages may embed. */
  components: readonly string[];
  /** Files that are ready to be written. */
  finished?: readonly OutputFile[];
  /** Day of the last change of pages, `2026-11-23`, by address; of some it is not known. */
  lastUpdated?: Readonly<Record<string, string>>;
  /** Addresses of pages that no markdown file stands for, such as `/`: the sitemap lists them. */
  otherPathnames?: readonly string[];
  /** The pages whose demos the indexes name, by pathname; without it, all. */
  bundled?: ReadonlySet<string>;
  /** In development, pages that were bundled and are no more: the bundler finds no demos in the place of theirs. */
  gone?: readonly PageSummary[];
  /** Differs whenever anything that is written differs. */
  revisionSeed: string;
}

/** What {@link emit} did, in paths from the root of the repository. */
export interface EmitReport {
  written: string[];
  removed: string[];
}
