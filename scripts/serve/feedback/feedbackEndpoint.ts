import type http from 'node:http';
import { Readable } from 'node:stream';
import { createFeedbackHandler, createFileStore, type PageSet } from '@/features/feedback/server';
import { identifySender, type Deployment } from './identifySender';

/** Where the bundled endpoint listens (contract §2). */
export const feedbackPath = '/api/feedback';

/** Answers a request to {@link feedbackPath}. */
export type Endpoint = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
) => Promise<void>;

/** What {@link createFeedbackEndpoint} needs. */
export interface EndpointOptions {
  /** The site's pages. */
  pages: PageSet;
  /** Where feedback is kept, a line each. */
  file: string;
  deployment: Deployment;
}

/** Makes the bundled feedback endpoint (contract §9). */
export function createFeedbackEndpoint({ pages, file, deployment }: EndpointOptions): Endpoint {
  const handle = createFeedbackHandler({ pages, store: createFileStore(file) });
  return async (request, response) => {
    const answer = await handle(toRequest(request), identifySender(request, deployment));
    // Whoever left in the middle of their words is not answered.
    if (response.destroyed) return;
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
    // A body that was not read to its end must not be taken for the next request.
    if (!request.complete) response.once('finish', () => request.destroy());
  };
}

function toRequest(request: http.IncomingMessage): Request {
  const { method = 'GET', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { duplex?: 'half' } = {
    // The standard's requests have no such method, and the answer is the same for all but POST.
    method: ['TRACE', 'CONNECT', 'TRACK'].includes(method) ? 'PUT' : method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.toString()] as [string, string]],
    ),
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  };
  // The host it was sent to proves nothing, and need not even be one.
  return new Request(new URL(feedbackPath, 'http://localhost'), init);
}
