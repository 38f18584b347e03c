import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { NotFoundError } from './publishedSite';
import {
  findIcons,
  listProducts,
  mostResults,
  readApi,
  readDemo,
  readPage,
  searchSite,
  type Documentation,
} from './tools';

const instructions = `Documentation of a family of React component libraries, with the API of the installed versions.
Search first, then read the page or the API of what you found. Addresses of results are addresses for get_page.`;

/** The tools change nothing, and read nothing outside of the documentation. */
const annotations = { readOnlyHint: true, openWorldHint: false };

const product = z.string().describe('Id of a product, as list_products gives it: material-ui');

/** Creates an MCP server (modelcontextprotocol.io) for an exported site. The caller connects it to a transport. */
export function createMcpServer(documentation: Documentation, version: string): McpServer {
  const server = new McpServer({ name: 'component-docs', version }, { instructions });
  server.registerTool(
    'list_products',
    { title: 'List products', description: 'The libraries that are documented', annotations },
    () => answer(() => listProducts(documentation)),
  );
  server.registerTool(
    'search',
    {
      title: 'Search',
      description:
        'Finds pages, sections, demos, components, hooks, props, slots, CSS classes, imports and error codes. Prefixes narrow it down: prop:, class:, demo:, slot:, import:',
      inputSchema: {
        query: z.string().min(1).max(200),
        product: product.optional(),
        limit: z.number().int().min(1).max(mostResults).default(8),
      },
      annotations,
    },
    (request) => answer(() => searchSite(documentation, request)),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'A page as Markdown, with the code of its demos',
      inputSchema: { url: z.string().describe('/material-ui/react-button/') },
      annotations,
    },
    ({ url }) => answer(() => readPage(documentation, url)),
  );
  server.registerTool(
    'get_component_api',
    {
      title: 'Read an API',
      description:
        'Props with types and defaults, inherited props, slots, CSS classes and theme name of a component; parameters and result of a hook; members of an interface',
      inputSchema: { product, name: z.string().describe('Button, useMediaQuery, GridApi') },
      annotations,
    },
    (request) => answer(() => readApi(documentation, request)),
  );
  server.registerTool(
    'get_demo_source',
    {
      title: 'Read a demo',
      description: 'The complete source of a demo, and the packages that it needs',
      inputSchema: {
        page: z.string().describe('/material-ui/react-button/'),
        demo: z.string().describe('BasicButtons'),
        language: z.enum(['TS', 'JS']).default('TS'),
      },
      annotations,
    },
    (request) => answer(() => readDemo(documentation, request)),
  );
  server.registerTool(
    'find_icon',
    {
      title: 'Find an icon',
      description:
        'Icons of @mui/icons-material by words of their names or by synonyms, with their imports',
      inputSchema: { query: z.string().min(1).max(100) },
      annotations,
    },
    ({ query }) => answer(() => findIcons(documentation, query)),
  );
  return server;
}

/** Returns a `NotFoundError` as the result of the tool, so that a model can react. Other errors are thrown. */
async function answer(read: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    const value = await read();
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}
