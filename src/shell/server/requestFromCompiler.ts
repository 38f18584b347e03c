import type { PageEdits } from '@/model';
import { compilerOrigin, editionHeader, editsPath } from '@/site/developmentCompiler';

/**
 * In development, waits until the compiler has written a page; false when there is no such page. It listens next to
 * Next at an origin that `next.config.ts` announces.
 */
export async function requestFromCompiler(pathname: string): Promise<boolean> {
  return (await ask(pathname)).ok;
}

/**
 * In development, returns the stream that reports edits of a page, and which edit its data contains if read now;
 * undefined in a build.
 */
export async function editsOf(pathname: string): Promise<PageEdits | undefined> {
  if (process.env.NODE_ENV !== 'development') return undefined;
  const { headers } = await ask(pathname);
  const channel = (await compilerOrigin()) + editsPath;
  return { channel, edition: Number(headers.get(editionHeader)) };
}

async function ask(pathname: string): Promise<Response> {
  const origin = await compilerOrigin();
  const response = await fetch(origin + encodeURI(pathname), { cache: 'no-store' });
  if (response.status >= 500) throw new Error(await response.text());
  return response;
}
