const place = Symbol.for('docs.development-compiler');

const shared = globalThis as { [place]?: Promise<string> };

/**
 * Says where pages are asked for in development. Next loads its configuration and the site's code apart from each
 * other, in one process: what one of them knows the other finds on `globalThis`.
 */
export function announceCompiler(origin: Promise<string>): void {
  shared[place] = origin;
}

/** The origin at which the compiler answers, once it does. @throws Error where no compiler was started */
export function compilerOrigin(): Promise<string> {
  const origin = shared[place];
  if (origin) return origin;
  throw new Error('The content compiler is not running; start with `next dev`.');
}

/** Where the compiler's origin streams edits to open pages. */
export const editsPath = '/_edits';

/** Names the edition of a page in the compiler's answers. */
export const editionHeader = 'x-edition';
