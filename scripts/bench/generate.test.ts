import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import { findPages } from '@/content/pages';
import { ContentTree } from '@/content/testing/contentTree';
import { generateLoad } from './generateLoad';
import { generatePages, textPages } from './generatePages';
import { median } from './median';

describe('median', () => {
  it.each([
    [[], 0],
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 3],
    [[10, 9, 100], 10],
    [[-1, -5, 0], -1],
  ])('of %j is %d', (figures, expected) => {
    expect(median(figures)).toBe(expected);
  });

  it('leaves the order of the figures as it is', () => {
    const figures = [3, 1, 2];
    median(figures);
    expect(figures).toEqual([3, 1, 2]);
  });
});

describe('generatePages', () => {
  let tree: ContentTree;

  beforeEach(() => {
    tree = new ContentTree();
    const group = "  { kind: 'group', pathname: '/system/', children: [] },\n";
    tree.write('docs-data/system/pages.ts', `export default [\n${group}] satisfies NavEntry[];\n`);
    const style = "houseStyle: { kinds: [\n      { pages: '/system/*/', kind: 'guide' },\n] }";
    tree.write('docs-data/system/product.ts', `export default { ${style} };\n`);
    tree.write('docs-data/system/sizing/sizing.md', '# Sizing');
  });

  afterEach(() => tree.dispose());

  const pages = () => tree.read('docs-data/system/pages.ts');
  const listed = () =>
    [...pages().matchAll(/kind: 'page', pathname: '([^']+)'/g)].map(([, one]) => one);
  const generated = () =>
    findPages(tree.root, [])
      .map(({ pathname }) => pathname)
      .filter((pathname) => pathname.startsWith('/system/generated/'));

  it('lists every page that it writes in the navigation, next to the others', () => {
    generatePages(tree.root, 52);
    expect(generated()).toHaveLength(52 + textPages.length);
    expect(listed().sort()).toEqual(generated().sort());
    expect(generated()).toEqual(expect.arrayContaining(textPages));
    expect(pages()).toContain("pathname: '/system/', children: []");
  });

  it('replaces the pages of an earlier run, and leaves those of authors', () => {
    generatePages(tree.root, 12);
    generatePages(tree.root, 3);
    const [first, product] = [pages(), tree.read('docs-data/system/product.ts')];
    generatePages(tree.root, 3);
    expect(pages()).toBe(first);
    expect(tree.read('docs-data/system/product.ts')).toBe(product);
    expect(generated()).toHaveLength(3 + textPages.length);
    expect(listed()).toHaveLength(3 + textPages.length);
    expect(tree.has('docs-data/system/sizing/sizing.md')).toBe(true);
  });

  it('writes the same text each time, and longer text if asked', () => {
    const text = () => tree.read('docs-data/system/generated/page-1/page-1.md');
    generatePages(tree.root, 2);
    const first = text();
    generatePages(tree.root, 2);
    expect(text()).toBe(first);
    generatePages(tree.root, 2, { long: true });
    expect(text().length).toBeGreaterThan(2 * first.length);
  });

  it('gives one page in ten two demos, which exist', () => {
    generatePages(tree.root, 21);
    const shown = [0, 1, 5, 10, 20].map((page) => {
      const folder = `docs-data/system/generated/page-${page}/`;
      const demos = tree.read(`${folder}page-${page}.md`).matchAll(/\{"demo": "(\w+)\.js"\}/g);
      return [...demos].filter(([, name]) => tree.has(path.join(folder, `${name}.tsx`))).length;
    });
    expect(shown).toEqual([2, 0, 0, 2, 2]);
  });
});

describe('generateLoad', () => {
  let server: http.Server;
  let answer: http.RequestListener;
  let requests: http.IncomingMessage[];

  beforeEach(async () => {
    requests = [];
    server = http.createServer((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // The load ends when a test says so, not when the time is up on a slow machine.
    jest.useFakeTimers({
      doNotFake: ['performance', 'nextTick', 'setImmediate', 'queueMicrotask'],
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    server.close();
    server.closeAllConnections();
  });

  /** Measures with three connections, and ends when the requests so far are enough. */
  async function measure(isEnough: () => boolean) {
    const { port } = server.address() as AddressInfo;
    const load = { port, pathname: '/pots/', encoding: 'gzip', connections: 3, seconds: 2 };
    const result = generateLoad(load);
    while (!isEnough()) await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(2000);
    return result;
  }

  const body = zlib.gzipSync('A pot of clay. '.repeat(900));
  const sendPage: http.RequestListener = (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': body.length });
    response.end(body);
  };
  const sockets = () => [...new Set(requests.map(({ socket }) => socket))];

  it('requests the page in the encoding on each connection, again after each answer', async () => {
    answer = sendPage;
    // One connection measures the answer, three follow.
    const { requestsPerSecond, errors } = await measure(() => {
      const counts = sockets().map((one) => requests.filter(({ socket }) => socket === one).length);
      return counts.filter((count) => count > 3).length === 3;
    });
    expect(errors).toBe(0);
    expect(requestsPerSecond).toBeGreaterThan(0);
    expect(sockets()).toHaveLength(4);
    expect(new Set(requests.map(({ url }) => url))).toEqual(new Set(['/pots/']));
    expect(requests[0]?.headers).toMatchObject({ 'accept-encoding': 'gzip' });
  });

  it('counts connections that the server closes as errors', async () => {
    answer = ({ socket }, response) => {
      const isThird = requests.filter((one) => one.socket === socket).length === 3;
      if (socket === sockets()[1] && isThird) socket.destroy();
      else sendPage(response.req, response);
    };
    const { errors } = await measure(() => requests.length > 30);
    expect(errors).toBe(1);
  });

  it('counts connections that are never answered as errors', async () => {
    answer = (request, response) => {
      if (requests.length === 1) sendPage(request, response);
    };
    const result = await measure(() => requests.length === 4);
    expect(result).toEqual({ requestsPerSecond: 0, errors: 3 });
  });

  it('refuses to measure an answer that is not the page in this encoding', async () => {
    const isAsked = () => requests.length > 0;
    answer = (_, response) => void response.writeHead(404, { 'content-length': 0 }).end();
    await expect(measure(isAsked)).rejects.toThrow(
      /^\/pots\/ is not answered in gzip:\nHTTP\/1\.1 404/,
    );
    answer = (_, response) => void response.writeHead(200, { 'content-length': 0 }).end();
    await expect(measure(isAsked)).rejects.toThrow('is not answered in gzip');
  });
});
