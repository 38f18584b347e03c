/** The browser's storage quota is too small for a download. */
export class NoSpaceError extends Error {
  override name = 'NoSpaceError';

  /** Sizes in bytes; the free space is not always known. */
  constructor(
    readonly needed: number,
    readonly free?: number,
  ) {
    super('There is not enough space on this device.');
  }
}

/** Another tab removed the product during its download. */
export class RemovedError extends Error {
  override name = 'RemovedError';

  constructor(folder: string) {
    super(`${folder} was removed while it was fetched.`);
  }
}

/** Whether writing failed because the storage quota is exceeded. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
