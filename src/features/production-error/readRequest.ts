/** The request in a URL such as `?code=11&args[]=primary&args[]=500`. */
export interface ErrorRequest {
  /** The unvalidated value in the URL; there is no error for a code that is not a number. */
  code: string;
  args: readonly string[];
}

/** Parses the query of a URL; null without a code. */
export function readRequest(search: string): ErrorRequest | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  return code === null ? null : { code, args: query.getAll('args[]') };
}
