import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Is told how many requests are being answered, and the address of one that has just come. */
type OnRequests = (open: number, url?: string) => void;

/** Calls back whenever a request comes to a server of this process, for those that wait already, and when one is answered. */
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
  /** What a socket of a server is about to send. */
  _httpMessage?: ServerResponse;
}

/**
 * What requests wait for that came before this process listened: `next dev` opens its port before it reads its
 * configuration, and a browser whose server was started again is there at once. Node has no public way to them; where
 * a later one has not this either, such a page is compiled a moment later.
 */
function waitingResponses(): ServerResponse[] {
  const handles = (process as { _getActiveHandles?: () => Handle[] })._getActiveHandles?.() ?? [];
  return handles.flatMap(({ _httpMessage: response }) => (response?.req?.url ? [response] : []));
}
