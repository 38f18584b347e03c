/** The browser has no space left for a download. */
export class NoSpaceError extends Error {
  override name = 'NoSpaceError';

  /** Both in bytes; what is free is not always known. */
  constructor(
    readonly needed: number,
    readonly free?: number,
  ) {
    super('There is not enough space on this device.');
  }
}

/** A product was removed, in another tab, while it was fetched. */
export class RemovedError extends Error {
  override name = 'RemovedError';

  constructor(folder: string) {
    super(`${folder} was removed while it was fetched.`);
  }
}

/** Whether a browser refused to write because the space it grants is full. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
