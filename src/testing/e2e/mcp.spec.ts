import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';

let client: Client;

test.beforeAll(async () => {
  client = new Client({ name: 'test', version: '1' });
  const command = { command: process.execPath, args: ['scripts/mcp.mjs', '--site', 'out'] };
  await client.connect(new StdioClientTransport(command));
});

test.afterAll(() => client.close());

/** Calls a tool and returns the text of its response, which may be an error message. */
async function call(name: string, request: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: request });
  const [{ text }] = result.content as [{ text: string }];
  return { text, isError: result.isError === true };
}

test('the tools describe themselves and change nothing', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'find_icon',
    'get_component_api',
    'get_demo_source',
    'get_page',
    'list_products',
    'search',
  ]);
  for (const { annotations, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(description).not.toBe('');
  }
});

test('a model finds a prop, reads its page, its API and a demo', async () => {
  const products = JSON.parse((await call('list_products')).text) as { product: string }[];
  expect(products.map(({ product }) => product)).toContain('material-ui');

  const query = { query: 'disable elevation', product: 'material-ui', limit: 3 };
  const found = JSON.parse((await call('search', query)).text) as { url: string }[];
  expect(found).toHaveLength(3);
  expect(found.map(({ url }) => url)).toContain(
    '/material-ui/api/button/#button-prop-disableElevation',
  );

  const page = await call('get_page', { url: 'https://example.com/material-ui/react-button/#x' });
  expect(page.text).toMatch(/^# Button\n/);
  expect(page.text).toContain('```tsx title="BasicButtons.tsx"');

  const api = JSON.parse(
    (await call('get_component_api', { product: 'material-ui', name: 'Button' })).text,
  ) as { props: { name: string; default?: string }[] };
  const prop = api.props.find(({ name }) => name === 'disableElevation');
  expect(prop).toMatchObject({ type: 'boolean', default: 'false' });

  const request = { page: '/material-ui/react-button/', demo: 'BasicButtons', language: 'JS' };
  const demo = JSON.parse((await call('get_demo_source', request)).text) as {
    packages: Record<string, string>;
    variants: { files: { name: string; code: string }[] }[];
  };
  expect(Object.keys(demo.packages)).toContain('@mui/material');
  expect(demo.variants[0]?.files[0]?.name).toBe('BasicButtons.js');
  expect(demo.variants[0]?.files[0]?.code).toContain('export default function BasicButtons()');
});

test('what does not exist is an answer that says what to do', async () => {
  const asked = [
    ['search', { query: 'button', product: 'soup' }, /no product soup\. There are: material-ui,/],
    ['get_page', { url: '/soup/' }, /no page \/soup\/.*search/],
    ['get_page', { url: '/../../package.json' }, /no page/],
    ['get_component_api', { product: 'joy-ui', name: 'Masonry' }, /Masonry in material-ui/],
    ['get_component_api', { product: 'soup', name: 'Button' }, /no product soup/],
    ['get_demo_source', { page: '/material-ui/react-button/', demo: 'Soup' }, /no demo Soup/],
  ] as const;
  for (const [name, request, message] of asked) {
    const { text, isError } = await call(name, request);
    expect(isError, name).toBe(true);
    expect(text).toMatch(message);
  }
  expect((await call('search', { query: '' })).isError).toBe(true);
});

test('a model finds an icon by another word for what it shows', async () => {
  const icons = JSON.parse((await call('find_icon', { query: 'trash' })).text) as {
    name: string;
    import: string;
  }[];
  expect(icons[0]).toMatchObject({
    name: 'Delete',
    import: "import DeleteIcon from '@mui/icons-material/Delete';",
  });
});
