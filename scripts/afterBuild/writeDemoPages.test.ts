import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { framePattern, framePatternUrl } from '@/shell/frame-pattern/framePattern';
import { writeDemoPages } from './writeDemoPages';

let root: string;
const write = (file: string, text: string) => {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const has = (file: string) => fs.existsSync(path.join(root, file));
const block = (name: string, options = {}) => ({
  kind: 'demo',
  demo: { name, options, stylings: ['MUI System'] },
});

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-pages-'));
  write(`out${framePatternUrl}index.html`, `<title>${framePattern.name}</title>`);
  write(`out/_next/data/1${framePatternUrl.slice(0, -1)}.json`, '{}');
  write('out/ui/tabs/index.html', '');
  const listed = ['/ui/tabs/', '/hidden/tabs/'].map((pathname) => ({ pathname, folder: 'ui' }));
  write('content/manifest.json', JSON.stringify({ pages: listed }));
  const blocks = [{ kind: 'prose' }, block('BasicTabs'), block('FramedTabs', { iframe: true })];
  write('content/pages/ui/tabs.json', JSON.stringify({ blocks }));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

it('writes a page for each demo of an exported page that has none yet', () => {
  const build = { content: path.join(root, 'content'), out: path.join(root, 'out') };
  expect(writeDemoPages(build)).toBe(1);
  expect(read('out/demos/ui/tabs/BasicTabs/index.html')).toBe('<title>BasicTabs</title>');
  expect(has('out/demos/ui/tabs/FramedTabs')).toBe(false);
  expect(has('out/demos/hidden')).toBe(false);
});

it('removes the pattern', () => {
  writeDemoPages({ content: path.join(root, 'content'), out: path.join(root, 'out') });
  expect(has(`out${framePatternUrl}`)).toBe(false);
  expect(has(`out/_next/data/1${framePatternUrl.slice(0, -1)}.json`)).toBe(false);
});
