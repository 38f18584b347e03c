import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { feedbackPath, type Endpoint } from './feedbackEndpoint';
import { readHeaders } from './headers';
import { readRedirects } from './redirects';

type Handler = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void;

/**
 * A server for the exported site that behaves like the deployed one: compression, the headers of `_headers`, the
 * redirects of `_redirects`, slashes at the end, and `404.html` with status 404. `feedback` answers at its own path.
 */
export function createSiteServer(folder: string, feedback?: Endpoint): http.Server {
  const steps: Handler[] = [
    compression() as unknown as Handler,
    sendHeaders(folder),
    takeFeedback(feedback),
    redirect(folder),
    addSlash(folder),
    sirv(folder, { dev: false, etag: true, extensions: ['html'] }) as Handler,
    notFound(folder),
  ];
  return http.createServer((request, response) => {
    const run = (at: number): void => steps[at]?.(request, response, () => run(at + 1));
    run(0);
  });
}

/** Path of a request without its query, decoded; malformed escapes stay as they are. */
function pathOf(request: http.IncomingMessage): string {
  const raw = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Query of a request with its `?`, as the browser wrote it; `''` without one. */
function queryOf(request: http.IncomingMessage): string {
  return /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
}

function sendHeaders(folder: string): Handler {
  const headersFor = readHeaders(path.join(folder, '_headers'));
  return (request, response, next) => {
    for (const [name, value] of headersFor(pathOf(request))) response.setHeader(name, value);
    if (pathOf(request).endsWith('.md')) {
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    }
    next();
  };
}

function takeFeedback(feedback: Endpoint | undefined): Handler {
  return (request, response, next) => {
    if (!feedback || pathOf(request) !== feedbackPath) return next();
    feedback(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

function redirect(folder: string): Handler {
  const redirectFor = readRedirects(path.join(folder, '_redirects'));
  return (request, response, next) => {
    const found = redirectFor(pathOf(request));
    if (!found) return next();
    const query = found.to.includes('?') ? '' : queryOf(request);
    response.writeHead(found.status, { Location: encodeURI(found.to) + query }).end();
  };
}

function addSlash(folder: string): Handler {
  return (request, response, next) => {
    const pathname = pathOf(request);
    const index = path.join(folder, path.normalize(pathname), 'index.html');
    if (pathname.endsWith('/') || !fs.existsSync(index)) return next();
    // One slash at the front: a path of two would be another host's address.
    const to = `/${pathname.replace(/^[/\\]+/, '')}/`;
    response.writeHead(308, { Location: encodeURI(to) + queryOf(request) }).end();
  };
}

function notFound(folder: string): Handler {
  const page = path.join(folder, '404.html');
  return (_request, response) => {
    // Hashed files are kept for good, but not that there is none.
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
    response.writeHead(404, headers);
    response.end(fs.existsSync(page) ? fs.readFileSync(page) : 'Not found');
  };
}
