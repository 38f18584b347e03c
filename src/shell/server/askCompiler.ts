import { compilerOrigin } from '@/site/developmentCompiler';

/**
 * In development, waits until the compiler has written a page; false when there is no such page. It listens next to
 * Next at an origin that `next.config.ts` announces.
 */
export async function askCompiler(pathname: string): Promise<boolean> {
  const origin = await compilerOrigin();
  const response = await fetch(origin + encodeURI(pathname), { cache: 'no-store' });
  if (response.status >= 500) throw new Error(await response.text());
  return response.ok;
}
