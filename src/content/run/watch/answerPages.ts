import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Answers requests for pages at a port of this machine that the system chooses: 204 once the page is written, 404 when
 * there is no such page. Returns the origin. The server keeps no process running.
 */
export function answerPages(ask: (pathname: string) => Promise<boolean>): Promise<string> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    ask(decodeURI(pathname)).then(
      (exists) => response.writeHead(exists ? 204 : 404).end(),
      (error) => response.writeHead(500).end(String(error)),
    );
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
