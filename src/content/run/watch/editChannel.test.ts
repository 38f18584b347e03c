import http from 'node:http';
import type { Page, PageEdit } from '@/model';
import { editionHeader, editsPath } from '@/site/developmentCompiler';
import { answerPages } from './answerPages';
import { EditChannel } from './editChannel';

const page = {
  pathname: '/rail/single/',
  h1: 'Single',
  headings: [],
  blocks: [
    { kind: 'prose', html: '<p>new</p>' },
    { kind: 'demo', demo: { name: 'Fare', id: 'Fare-2' }, html: '' },
    { kind: 'component', name: 'Versions', props: {} },
  ],
} as unknown as Page;

const open = new Set<http.ClientRequest>();
afterEach(() => open.forEach((request) => request.destroy()));

/** Opens the stream of edits like a page; resolves with the response. */
function listen(origin: string, from: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.get(origin + editsPath, { headers: { origin: from } }, resolve);
    request.on('error', reject);
    open.add(request);
  });
}

const nextEdit = (answer: http.IncomingMessage) =>
  new Promise<PageEdit>((resolve) => {
    answer.once('data', (data: Buffer) => resolve(JSON.parse(String(data).slice(6)) as PageEdit));
  });

it('sends edits to every listening page, and the edition to requests for it', async () => {
  const edits = new EditChannel();
  const origin = await answerPages(async (pathname) => pathname === page.pathname, edits);
  const answers = [
    await listen(origin, 'http://localhost:3000'),
    await listen(origin, 'http://127.0.0.1:3000'),
  ];
  const heard = Promise.all(answers.map(nextEdit));
  edits.publish(page);
  const [first, second] = await heard;
  expect(first).toEqual(second);
  expect(first?.blocks).toEqual([
    { kind: 'prose', html: '<p>new</p>' },
    { kind: 'unchanged', identity: 'demo Fare-2' },
    { kind: 'unchanged', identity: 'component Versions' },
  ]);
  const asked = await fetch(origin + page.pathname);
  expect([asked.status, asked.headers.get(editionHeader)]).toEqual([204, `${first?.edition}`]);
  expect((await fetch(`${origin}/rail/none/`)).status).toBe(404);
});

it('gives each edit a later edition', () => {
  const edits = new EditChannel();
  edits.publish(page);
  const first = edits.editionOf(page.pathname);
  edits.publish(page);
  expect(edits.editionOf(page.pathname)).toBeGreaterThan(first);
  expect(edits.editionOf('/rail/none/')).toBe(0);
});

it('accepts only pages from the local host', async () => {
  const origin = await answerPages(async () => true, new EditChannel());
  expect((await listen(origin, 'https://example.com')).statusCode).toBe(403);
  expect((await fetch(origin + editsPath)).status).toBe(403);
});
