/** An error in the site's own code, which neither authors nor readers can fix. */
export class InternalError extends Error {
  constructor(what: string) {
    super(`Internal error: ${what}`);
    this.name = 'InternalError';
  }
}
