import type http from 'node:http';
import { createPacedServer } from './createPacedServer';
import { feedbackPath, type Endpoint } from './feedback/feedbackEndpoint';
import type { Headers } from './headers';
import { openRelease, type Release } from './release';
import { readTarget, resolveTarget, type Target } from './resolveTarget';
import { HotFiles } from './static/hotFiles';
import { sendFile } from './static/sendFile';

/** Methods allowed for files. */
const allowed = 'GET, HEAD';

/** Milliseconds after which an idle connection is closed. */
const patience = 60_000;

/** What is needed to answer one request. */
interface Exchange {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  release: Release;
  target: Target;
  /** Headers of the path in `_headers`. */
  headers: Headers;
  hotFiles: HotFiles;
}

/**
 * Creates a server for an export that behaves like a static host: compressed copies, the headers of `_headers`, the
 * redirects of `_redirects`, trailing slashes, and `404.html` with status 404. `feedback` handles its own path.
 * @param site A folder that does not change, or a function that returns the release to serve for a host name, if there
 *   is one.
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
    if (!release)
      return refuse(response, {
        status: 503,
        text: 'The site is being built. Try again in a moment.',
      });
    const headers = release.headersFor(target.pathname);
    return answerPath({ request, response, release, target, headers, hotFiles });
  }

  const server = createPacedServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      refuse(response, { status: 500, text: 'Something went wrong on the server.' });
    });
  });
  server.setTimeout(patience);
  return server;
}

async function answerPath(exchange: Exchange): Promise<void> {
  const { request, response, release, target, headers, hotFiles } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // An unread body must not be parsed as the next request.
    const closing = request.complete ? undefined : { Connection: 'close' };
    const text = `This address answers ${allowed}.`;
    return refuse(response, {
      status: 405,
      text,
      headers: { ...headers, Allow: allowed, ...closing },
    });
  }
  const found = resolveTarget(release, target);
  if (found?.kind === 'redirect') {
    const own = { Location: found.to, 'Content-Length': '0' };
    response.writeHead(found.status, { ...headers, ...own }).end();
    return;
  }
  if (!found) return sendNotFound(exchange);
  try {
    await sendFile({ request, response, file: found.file, headers, hotFiles });
  } catch (error) {
    await explainFailure(exchange, error as NodeJS.ErrnoException);
  }
}

/** Responds to a failed `open`: the file is gone, or the machine has reached a limit for now. */
async function explainFailure(exchange: Exchange, error: NodeJS.ErrnoException): Promise<void> {
  const { response, headers } = exchange;
  if (response.headersSent) return void response.destroy();
  console.error(`A file could not be read: ${error.message}`);
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return sendNotFound(exchange);
  refuse(response, { status: 503, text: 'The server is busy. Try again in a moment.', headers });
}

async function sendNotFound({ request, response, release, ...rest }: Exchange): Promise<void> {
  const file = release.files.get('404.html');
  if (!file) return refuse(response, { status: 404, text: 'Not found', headers: rest.headers });
  // Hashed files are immutable, but that one is missing must not be cached.
  const headers = { ...rest.headers, 'Cache-Control': 'no-cache' };
  try {
    await sendFile({ request, response, file, headers, hotFiles: rest.hotFiles, status: 404 });
  } catch {
    refuse(response, { status: 404, text: 'Not found', headers: rest.headers });
  }
}

/** An error response of one sentence. */
interface Refusal {
  status: number;
  text: string;
  /** Headers to send in addition. */
  headers?: Headers;
}

/** Responds with a sentence as plain text. */
function refuse(response: http.ServerResponse, { status, text, headers }: Refusal): void {
  if (response.headersSent) return void response.destroy();
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  const later = status === 503 ? { 'Retry-After': '5' } : undefined;
  response.writeHead(status, { ...headers, ...own, ...later }).end(`${text}\n`);
}
