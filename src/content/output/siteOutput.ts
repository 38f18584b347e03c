import type { DocsProblem } from '@/model';
import type { ContentCache, PageSummary, ProductContent, OutputFile } from '@/content/pages';
import type { Addition } from '@/content/api';

/** A build emits nothing if there are problems; watching emits every page that has no problems itself. */
export type EmitMode = 'build' | 'watch';

/** A whole compiled site, ready to be written. */
export interface SiteOutput {
  root: string;
  cache: ContentCache;
  mode: EmitMode;
  products: readonly ProductContent[];
  /** Every compiled page, sorted by pathname. */
  pages: readonly PageSummary[];
  /** Pages that are not compiled yet, with the facts that other files and the navigation need. */
  uncompiled: readonly PageSummary[];
  /** Pages with demos that were requested before and are deleted now. */
  gone: readonly PageSummary[];
  /** The problems that stop a build. */
  problems: readonly DocsProblem[];
  /** Names of the components that pages may embed. */
  components: readonly string[];
  /** Files of the reference that belong to no page. */
  finished: readonly OutputFile[];
  /** What the reference adds to pages, by pathname. */
  additions: ReadonlyMap<string, Addition>;
}
