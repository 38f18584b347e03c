import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { editionHeader, editsPath } from '@/site/developmentCompiler';
import type { EditChannel } from './editChannel';
import { decodedPath } from './pathnameOf';

/**
 * Answers requests for pages on a free local port: 204 with the page's edition once it is written, 404 if it does not
 * exist. Open pages also receive edits there. Returns the origin. The server does not keep the process running.
 */
export function answerPages(
  requestPage: (pathname: string) => Promise<boolean>,
  edits: EditChannel,
): Promise<string> {
  const server = http.createServer((request, response) => {
    const pathname = decodedPath(request.url ?? '/');
    if (pathname === undefined) response.writeHead(404).end();
    else if (pathname === editsPath) edits.follow(request, response);
    else answerPage(requestPage, { edits, pathname, response });
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

interface Asked {
  edits: EditChannel;
  pathname: string;
  response: Parameters<RequestListener>[1];
}

function answerPage(
  requestPage: (pathname: string) => Promise<boolean>,
  { edits, pathname, response }: Asked,
): void {
  requestPage(pathname).then(
    (exists) => {
      response.writeHead(exists ? 204 : 404, { [editionHeader]: edits.editionOf(pathname) }).end();
    },
    (error) => response.writeHead(500).end(String(error)),
  );
}
