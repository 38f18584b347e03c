import type http from 'node:http';

/** Headers of a response, by their names as the server writes them. */
export type AnswerHeaders = Record<string, string>;

/** Changes the headers that a server passes to `writeHead`, just before they are sent. */
export function changeHeaders(
  response: http.ServerResponse,
  change: (headers: AnswerHeaders) => void,
): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: AnswerHeaders,
  ) => http.ServerResponse;
  const write = (status: number, given: AnswerHeaders | readonly string[] = {}) => {
    const headers = Array.isArray(given) ? readPairs(given) : { ...(given as AnswerHeaders) };
    change(headers);
    return writeHead(status, headers);
  };
  response.writeHead = write as typeof response.writeHead;
}

/** Converts an array of alternating names and values, which `writeHead` accepts, too. */
function readPairs(pairs: readonly string[]): AnswerHeaders {
  const names = pairs.filter((_, index) => index % 2 === 0);
  return Object.fromEntries(names.map((name, index) => [name, pairs[2 * index + 1] ?? '']));
}
