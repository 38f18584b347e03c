/** A request that cannot be met: what is wrong with it, and what to do instead. */
export class UsageError extends Error {
  constructor(
    what: string,
    readonly fix: string,
  ) {
    super(what);
    this.name = 'UsageError';
  }
}
