const place = Symbol.for('docs.development-compiler');

const shared = globalThis as { [place]?: Promise<string> };

/**
 * Announces where pages are compiled in development. Next loads its configuration and the site's code separately in
 * one process, so the promise is shared on `globalThis`.
 */
export function announceCompiler(origin: Promise<string>): void {
  shared[place] = origin;
}

/**
 * Resolves with the compiler's origin once it is ready.
 * @throws Error if no compiler was started
 */
export function compilerOrigin(): Promise<string> {
  const origin = shared[place];
  if (origin) return origin;
  throw new Error('The content compiler is not running; start with `next dev`.');
}

/** Path of the stream of edits on the compiler's origin. */
export const editsPath = '/_edits';

/** Header of the compiler's responses with the edition of a page. */
export const editionHeader = 'x-edition';
