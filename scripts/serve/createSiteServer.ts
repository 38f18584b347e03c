import http from 'node:http';
import { feedbackPath, type Endpoint } from './feedback/feedbackEndpoint';
import { openRelease, type Release } from './release';
import { readTarget, resolveTarget, type Target } from './resolveTarget';
import { HotFiles } from './static/hotFiles';
import { sendFile } from './static/sendFile';

/** Methods that files are asked for by. */
const allowed = 'GET, HEAD';

/** Milliseconds after which a connection on which nothing moves is closed. */
const patience = 60_000;

/** What is needed to answer one request. */
interface Exchange {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  release: Release;
  target: Target;
  hotFiles: HotFiles;
}

/**
 * A server for an export that behaves like a host: compressed copies, the headers of `_headers`, the redirects of
 * `_redirects`, slashes at the end, and `404.html` with status 404. `feedback` answers at its own path.
 * @param site A folder that doesn't change, or a function that tells which release to serve now under this name of the
 * host, if there is one.
 */
export function createSiteServer(
  site: string | ((host: string | undefined) => Release | undefined),
  feedback?: Endpoint,
): http.Server {
  const opened = typeof site === 'string' ? openRelease(site) : undefined;
  const currentRelease = typeof site === 'string' ? () => opened : site;
  const hotFiles = new HotFiles();

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const target = readTarget(request.url ?? '/');
    if (feedback && target.pathname === feedbackPath) return feedback(request, response);
    const release = currentRelease(request.headers.host);
    if (!release) return refuse(response, 503, 'The site is being built. Try again in a moment.');
    return answerPath({ request, response, release, target, hotFiles });
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      refuse(response, 500, 'Something went wrong on the server.');
    });
  });
  server.setTimeout(patience);
  return server;
}

async function answerPath(exchange: Exchange): Promise<void> {
  const { request, response, release, target, hotFiles } = exchange;
  for (const [name, value] of release.headersFor(target.pathname)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', allowed);
    // A body that nobody reads must not be taken for the next request.
    if (!request.complete) response.setHeader('Connection', 'close');
    return refuse(response, 405, `This address answers ${allowed}.`);
  }
  const found = resolveTarget(release, target);
  if (found?.kind === 'redirect') {
    const headers = { Location: found.to, 'Content-Length': 0 };
    response.writeHead(found.status, headers).end();
    return;
  }
  if (!found) return sendNotFound(exchange);
  try {
    await sendFile({ request, response, file: found.file, hotFiles });
  } catch (error) {
    await explainFailure(exchange, error as NodeJS.ErrnoException);
  }
}

/** A file that could not be opened is gone, or the machine has reached a limit for now. */
async function explainFailure(exchange: Exchange, error: NodeJS.ErrnoException): Promise<void> {
  const { response } = exchange;
  if (response.headersSent) return void response.destroy();
  console.error(`A file could not be read: ${error.message}`);
  for (const name of ['Content-Type', 'Content-Encoding', 'ETag', 'Accept-Ranges', 'Vary']) {
    response.removeHeader(name);
  }
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return sendNotFound(exchange);
  refuse(response, 503, 'The server is busy. Try again in a moment.');
}

async function sendNotFound({ request, response, release, hotFiles }: Exchange): Promise<void> {
  // Hashed files are kept for good, but not that there is none.
  response.setHeader('Cache-Control', 'no-cache');
  const file = release.files.get('404.html');
  if (!file) return refuse(response, 404, 'Not found');
  try {
    await sendFile({ request, response, file, hotFiles, status: 404 });
  } catch {
    refuse(response, 404, 'Not found');
  }
}

/** Ends a request with a sentence for whoever reads it. */
function refuse(response: http.ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  for (const name of ['Content-Encoding', 'ETag', 'Content-Range']) response.removeHeader(name);
  if (status === 503) response.setHeader('Retry-After', '5');
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(`${text}\n`);
}
