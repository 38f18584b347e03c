import type { ApiDoc, DocsProblem, Product } from '@/model';
import type { OutputFile } from '@/content/pages';
import type { ApiCounts } from '../extract/counts';

/** What the reference is made from. */
export interface ReferenceSource {
  docs: readonly ApiDoc[];
  /** What each package holds; missing when the types are as an earlier run found them. */
  counts?: readonly ApiCounts[];
  /** Follows later: no page of the reference waits for it. */
  packageOutput: Promise<PackageOutput>;
}

/** What is made of the packages besides pages. */
export interface PackageOutput {
  /** Attributes of the elements that components render, bundle sizes, error codes. */
  files: readonly OutputFile[];
  /** What is wrong with the packages themselves. */
  problems: readonly DocsProblem[];
}

/** How the types of the packages are read; `compiler` is the hash of the compiler itself. */
export type ReadReference = (
  root: string,
  products: readonly Product[],
  compiler: string,
) => Promise<ReferenceSource>;
