/** Where an author's error is. Lines and columns count from 1. */
export interface ErrorPlace {
  /** Path from the root of the repository. */
  file: string;
  line?: number;
  column?: number;
}

/**
 * How much a problem stops besides being reported: `style` fails the checks but no build, `warning` nothing. Without a
 * severity it stops the build.
 */
export type Severity = 'style' | 'warning';

/** Plain form of a {@link DocsError}, as it is cached and shown in the overlay. */
export interface DocsProblem extends ErrorPlace {
  /** What is wrong, one sentence. */
  what: string;
  /** How to fix it, one sentence. */
  fix: string;
  /** Address of the page it was found on, where one page was at work: the file may be a neighbor's. */
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
