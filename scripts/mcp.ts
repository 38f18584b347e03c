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

function fail(error: unknown): void {
  const isMissing = error instanceof NotFoundError;
  console.error(error instanceof Error ? error.message : String(error));
  console.error(isMissing ? 'Build the site first: npm run build' : usage);
  process.exitCode = 1;
}

await main(process.argv.slice(2)).catch(fail);
