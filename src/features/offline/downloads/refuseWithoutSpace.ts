import { isQuotaError, NoSpaceError } from './errors';
import type { Ports } from './ports';

/**
 * Checks that the browser's quota allows the given number of bytes.
 * @throws NoSpaceError.
 */
export async function refuseWithoutSpace({ estimate }: Ports, needed: number): Promise<void> {
  const { quota, usage = 0 } = (await estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < needed) throw new NoSpaceError(needed, quota - usage);
}

/** Converts a quota error into one that says how much space is missing. */
export async function refusing(writing: Promise<void>, needed: number): Promise<void> {
  try {
    await writing;
  } catch (error) {
    throw isQuotaError(error) ? new NoSpaceError(needed) : error;
  }
}
