/** What an address such as `?code=11&args[]=primary&args[]=500` asks for. */
export interface ErrorRequest {
  /** As it stands in the address; what is not a number is the code of no error. */
  code: string;
  args: readonly string[];
}

/** Reads the query of an address; null when it asks for no error. */
export function readRequest(search: string): ErrorRequest | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  return code === null ? null : { code, args: query.getAll('args[]') };
}
