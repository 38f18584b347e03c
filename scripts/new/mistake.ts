/** A request that cannot be met: what is wrong with it, and what to do instead. */
export class Mistake extends Error {
  constructor(
    what: string,
    readonly cure: string,
  ) {
    super(what);
    this.name = 'Mistake';
  }
}
