/** The position of an author's error. Lines and columns count from 1. */
export interface ErrorPlace {
  /** Path from the root of the repository. */
  file: string;
  line?: number;
  column?: number;
}

/**
 * How severe a problem is: `style` fails the checks but no build, `warning` fails neither. Without a severity it stops
 * the build.
 */
export type Severity = 'style' | 'warning';

/** Serializable form of a {@link DocsError}, for the cache and the overlay. */
export interface DocsProblem extends ErrorPlace {
  /** What is wrong, in one sentence. */
  what: string;
  /** How to fix it, in one sentence. */
  fix: string;
  /** Address of the page that was compiled when it was found; the file may belong to another page. */
  pathname?: string;
  severity?: Severity;
  /** Name of the rule that found it, `API names`, or one of the house style, `heading order`. */
  rule?: string;
}

/** An error in the content that its author can fix. It says what is wrong, where, and how to fix it. */
export class DocsError extends Error {
  readonly problem: DocsProblem;

  constructor(what: string, place: ErrorPlace & { fix: string }) {
    super(what);
    this.name = 'DocsError';
    this.problem = { what, ...place };
  }
}
