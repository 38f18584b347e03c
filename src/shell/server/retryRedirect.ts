import { setTimeout } from 'node:timers/promises';
import type { Redirect } from 'next';

/** Milliseconds to wait before each retry; browsers follow up to 20 redirects. */
const pauses = [20, 50, 100, 200, 400, 400, 400, 400];

const tries = new Map<string, number>();

/**
 * In development, the bundler may not know the demos of a page yet when it is first requested. Redirects to the same
 * page, for which Next updates its bundles first; gives up after two seconds.
 */
export async function retryRedirect(
  pathname: string,
  isBehind: boolean,
): Promise<{ redirect: Redirect } | undefined> {
  const tried = tries.get(pathname) ?? 0;
  const pause = process.env.NODE_ENV === 'development' && isBehind ? pauses[tried] : undefined;
  if (pause === undefined) return void tries.delete(pathname);
  tries.set(pathname, tried + 1);
  await setTimeout(pause);
  return { redirect: { destination: pathname, permanent: false } };
}
