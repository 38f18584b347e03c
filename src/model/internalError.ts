/** An error in the site's own code that no author and no reader can fix. */
export class InternalError extends Error {
  constructor(what: string) {
    super(`Internal error: ${what}`);
    this.name = 'InternalError';
  }
}
