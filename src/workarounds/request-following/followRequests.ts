import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Called with the number of open requests, and the address of a new one. */
type OnRequests = (open: number, url?: string) => void;

/**
 * Calls back whenever a server of this process receives a request, for those that are already waiting, and when one is
 * answered.
 */
export function followRequests(onRequests: OnRequests): void {
  let open = 0;
  const follow = (request: IncomingMessage, response: ServerResponse) => {
    open += 1;
    onRequests(open, request.url);
    response.once('close', () => {
      open -= 1;
      onRequests(open);
    });
  };
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    follow(request, response);
  });
  for (const response of waitingResponses()) follow(response.req, response);
}

interface Handle {
  /** The response that a server's socket is about to send. */
  _httpMessage?: ServerResponse;
}

/**
 * Returns the responses of requests that came before this process listened: `next dev` opens its port before it reads
 * its configuration, and after a restart an open browser reconnects at once. Node has no public API for them; if a
 * later version lacks the private one, such a page is compiled a moment later.
 */
function waitingResponses(): ServerResponse[] {
  const handles = (process as { _getActiveHandles?: () => Handle[] })._getActiveHandles?.() ?? [];
  return handles.flatMap(({ _httpMessage: response }) => (response?.req?.url ? [response] : []));
}
