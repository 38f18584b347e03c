import http from 'node:http';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** Path at which the server answers. */
export const mcpPath = '/mcp';

/** Maximum size of a request in bytes. Calls of these tools have a few hundred. */
const mostBytes = 64 * 1024;

/** The address an HTTP server listens on. */
export interface HttpPlace {
  port: number;
  /** `127.0.0.1`, unless other machines may connect too. */
  host: string;
}

/**
 * Creates a server for MCP over streamable HTTP, without sessions: each request gets its own MCP server. Requests from
 * web pages of other hosts are refused, as the transport's specification requires ("Security Warning", revision
 * 2025-06-18).
 */
export function createHttpServer(createServer: () => McpServer): http.Server {
  return http.createServer((request, response) => {
    serve(request, response, createServer).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) refuse(response, 500, 'The request could not be answered.');
      else response.destroy();
    });
  });
}

async function serve(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  createServer: () => McpServer,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== mcpPath) return refuse(response, 404, `The server answers at ${mcpPath}.`);
  if (!isOfThisHost(request)) return refuse(response, 403, 'Requests of other sites are refused.');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return refuse(response, 405, 'Without sessions, only POST is answered.');
  }
  const body = await readBody(request);
  if (body === undefined) return refuse(response, 400, 'The body is not JSON of at most 64 KB.');
  const server = createServer();
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, body);
}

/**
 * Whether a request has no `Origin`, as from programs, or `Origin` and `Host` are both local. Browsers send the origin
 * of the page, also when its host name points to this machine (DNS rebinding).
 */
function isOfThisHost({ headers: { origin, host } }: http.IncomingMessage): boolean {
  if (origin === undefined) return true;
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return local.test(origin) && local.test(`http://${host}`);
}

async function readBody(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function refuse(response: http.ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}
