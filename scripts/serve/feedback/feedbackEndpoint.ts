import type http from 'node:http';
import { Readable } from 'node:stream';
import { createFeedbackHandler, createFileStore, type PageSet } from '@/features/feedback/server';
import { identifySender, type Deployment } from './identifySender';

/** Path of the bundled endpoint (contract §2). */
export const feedbackPath = '/api/feedback';

/** Answers a request to {@link feedbackPath}. */
export type Endpoint = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
) => Promise<void>;

/** What {@link createFeedbackEndpoint} needs. */
export interface EndpointOptions {
  /** Addresses of the site's pages. */
  pages: PageSet;
  /** Path of the file that feedback is appended to, as JSON lines. */
  file: string;
  deployment: Deployment;
}

/** Creates the bundled feedback endpoint (contract §9). */
export function createFeedbackEndpoint({ pages, file, deployment }: EndpointOptions): Endpoint {
  const handle = createFeedbackHandler({ pages, store: createFileStore(file) });
  return async (request, response) => {
    const answer = await handle(toRequest(request), identifySender(request, deployment));
    // The client has closed the connection.
    if (response.destroyed) return;
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
    // The unread rest of a body must not be parsed as the next request.
    if (!request.complete) response.once('finish', () => request.destroy());
  };
}

function toRequest(request: http.IncomingMessage): Request {
  const { method = 'GET', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { duplex?: 'half' } = {
    // `Request` throws for these methods (Fetch standard). The answer is the same for all methods but POST.
    method: ['TRACE', 'CONNECT', 'TRACK'].includes(method) ? 'PUT' : method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.toString()] as [string, string]],
    ),
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  };
  // The client chooses the `Host` header, which may be anything, so it is not used.
  return new Request(new URL(feedbackPath, 'http://localhost'), init);
}
