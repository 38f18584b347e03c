/**
 * In development, waits until the compiler has written a page; false when there is no such page. It listens beside
 * Next at the origin `next.config.ts` put into the environment.
 */
export async function askCompiler(pathname: string): Promise<boolean> {
  const origin = process.env.DOCS_COMPILER;
  if (!origin) throw new Error('The content compiler is not running; start with `next dev`.');
  const response = await fetch(origin + encodeURI(pathname), { cache: 'no-store' });
  if (response.status >= 500) throw new Error(await response.text());
  return response.ok;
}
