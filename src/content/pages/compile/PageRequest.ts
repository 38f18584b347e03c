import type { Product } from '@/model';
import type { Fingerprints } from '../cache/fingerprints';
import type { CompiledPage, PageFile } from '../stages';

/** The input for compiling one page. */
export interface PageRequest {
  /** Root of the repository, an absolute path. */
  root: string;
  file: PageFile;
  /** The product that the page is about. */
  product: Product;
  /** Names of the site's components that pages may embed. */
  components: readonly string[];
  /** Hashes of the files that the result depends on. */
  fingerprints: Fingerprints;
  /** The previous result for this page by the same compiler; unchanged demos are reused. */
  previous?: CompiledPage;
}
