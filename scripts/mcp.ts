import fs from 'node:fs';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './mcp/createMcpServer';
import { NotFoundError, PublishedSite } from './mcp/publishedSite';
import { readArguments, usage } from './mcp/readArguments';
import { createHttpServer, mcpPath, type HttpPlace } from './mcp/serveHttp';
import { openSearch } from './mcp/siteSearch';

const project = path.dirname(import.meta.dirname);

/** `npx component-docs-mcp`: an MCP server for the exported documentation. Standard output is for the protocol only. */
async function main(argv: readonly string[]): Promise<void> {
  const { site: folder = path.join(project, 'out'), http, help } = readArguments(argv);
  if (help) {
    console.log(usage);
    return;
  }
  const site = new PublishedSite(folder);
  const documentation = { site, search: await openSearch(site) };
  const { version } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    version: string;
  };
  const create = () => createMcpServer(documentation, version);
  if (http) listen(http, create);
  else await create().connect(new StdioServerTransport());
}

function listen({ port, host }: HttpPlace, create: () => ReturnType<typeof createMcpServer>): void {
  const server = createHttpServer(create);
  server.on('error', fail);
  server.listen(port, host, () => {
    const address = server.address();
    const at = typeof address === 'object' && address ? address.port : port;
    console.log(`The documentation answers at http://${host}:${at}${mcpPath}.`);
  });
}

/** Prints what went wrong and how to fix it. The process ends with status 1. */
function fail(error: unknown): void {
  console.error(explain(error));
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one with --port.`;
  if (error instanceof NotFoundError)
    return `${error.message}\nBuild the site first: npm run build`;
  // The command line is wrong.
  if (error instanceof TypeError) return `${error.message}\n${usage}`;
  return error.message;
}

await main(process.argv.slice(2)).catch(fail);
