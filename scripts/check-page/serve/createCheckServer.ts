import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { OutputFile } from 'esbuild';
import { createSiteServer } from '../../serve/createSiteServer';

/** The answers of the check server by pathname: documents as HTML, navigation and demo sources as JSON. */
export type Answers = ReadonlyMap<string, { type: 'text/html' | 'application/json'; body: string }>;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** A running server. */
export interface CheckServer {
  origin: string;
  close: () => void;
}

/** Serves the documents of a check, their bundle, and `public/`, on a free port of localhost. */
export async function startCheckServer(
  root: string,
  bundle: readonly OutputFile[],
  answers: Answers,
): Promise<CheckServer> {
  const files = new Map(
    bundle.map((file) => [file.path.slice(root.length).replaceAll('\\', '/'), file]),
  );
  const others = createSiteServer(path.join(root, 'public'));
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    const answer = answers.get(pathname);
    if (file) {
      response.setHeader(
        'content-type',
        types[path.extname(pathname)] ?? 'application/octet-stream',
      );
      response.setHeader('cache-control', 'max-age=600');
      response.end(file.contents);
    } else if (answer) {
      response.setHeader('content-type', `${answer.type}; charset=utf-8`);
      response.end(answer.body);
    } else {
      others.emit('request', request, response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
