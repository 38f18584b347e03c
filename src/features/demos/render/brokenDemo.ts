import { DocsError, type ErrorPlace } from '@/model';

/** Returns the error of a demo that threw while rendering, with the author's line and how to fix it. */
export function brokenDemo(pathname: string, name: string, cause: unknown): DocsError {
  const message = cause instanceof Error ? cause.message : String(cause);
  const place = placeOf(cause);
  // In a build there are no source maps for the stack.
  const whereElse = place.line
    ? ''
    : ` \`npm run check -- ${pathname}\` says in which line it fails.`;
  const error = new DocsError(`The demo ${name} of ${pathname} cannot be rendered: ${message}`, {
    file: `docs-data${pathname}${name}.tsx`,
    ...place,
    fix: `Make it render without a browser: read window and document in effects and event handlers only, or show it with "iframe": true.${whereElse}`,
  });
  error.cause = cause;
  return error;
}

/** Returns the place in the author's files where an error was thrown, if its stack contains one. */
function placeOf(cause: unknown): Partial<ErrorPlace> {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const [, file, line, column] = /\b(docs-data\/[^\s:]+\.tsx?):(\d+):(\d+)/.exec(stack) ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : {};
}
