import type { SiteCompiler } from '../siteCompiler';

/** Reads the types of the packages once, when somebody wants the reference or nothing else is left to do. */
export class LateReference {
  private known: Promise<void> | undefined;

  constructor(
    private readonly compiler: SiteCompiler,
    private readonly onKnown: () => void,
  ) {}

  /** Resolves when the types are known; what is made of them comes with the next run. */
  learn(): Promise<void> {
    this.known ??= this.compiler.learnReference().then(() => this.onKnown());
    return this.known;
  }
}
