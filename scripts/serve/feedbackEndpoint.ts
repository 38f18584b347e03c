import type http from 'node:http';
import { Readable } from 'node:stream';
import { createFeedbackHandler, createFileStore, type PageSet } from '@/features/feedback/server';

/** Where the bundled endpoint listens (contract §2). */
export const feedbackPath = '/api/feedback';

/** Answers a request to {@link feedbackPath}. */
export type Endpoint = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
) => Promise<void>;

/** Makes the bundled feedback endpoint: feedback about `pages` becomes lines of `file` (contract §9). */
export function createFeedbackEndpoint(pages: PageSet, file: string): Endpoint {
  const handle = createFeedbackHandler({ pages, store: createFileStore(file) });
  return async (request, response) => {
    const answer = await handle(toRequest(request), request.socket.remoteAddress ?? '');
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
    // A body that was not read to its end must not be taken for the next request.
    if (!request.complete) response.once('finish', () => request.destroy());
  };
}

function toRequest(request: http.IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  };
  const base = URL.canParse(`http://${headers.host}`)
    ? `http://${headers.host}`
    : 'http://localhost';
  return new Request(new URL(url, base), init);
}
