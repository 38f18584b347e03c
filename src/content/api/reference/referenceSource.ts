import type { ApiDoc, DocsProblem, Product } from '@/model';
import type { OutputFile } from '@/content/pages';
import type { ApiCounts } from '../extract/counts';

/** The facts from which the reference is made. */
export interface ReferenceSource {
  docs: readonly ApiDoc[];
  /** The size of each package's reference; undefined if the types come from an earlier run. */
  counts?: readonly ApiCounts[];
  /** Resolves later: no page of the reference waits for it. */
  packageOutput: Promise<PackageOutput>;
}

/** Output of the packages other than pages. */
export interface PackageOutput {
  /** Attributes of the elements that components render, bundle sizes, error codes. */
  files: readonly OutputFile[];
  /** Problems of the packages themselves. */
  problems: readonly DocsProblem[];
}

/** Reads the types of the packages; `compiler` is the hash of the compiler itself. */
export type ReadReference = (
  root: string,
  products: readonly Product[],
  compiler: string,
) => Promise<ReferenceSource>;
