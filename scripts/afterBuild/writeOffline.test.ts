import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OfflineIndex, OfflineList } from '@/base/copies';
import { readPages } from './readPages';
import { writeOffline } from './writeOffline';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const page = (...scripts: string[]) =>
  scripts
    .map((name) => `<script type="application/json" data-src="${chunk(name)}"></script>`)
    .join('');

const exported: Record<string, string> = {
  'index.html': page('app'),
  'offline/index.html': `${page('app', 'fallback')}<link rel="stylesheet" href="/_next/static/chunks/a.css">`,
  'ui/tabs/index.html': `${page('app', 'ui')}<img src="/static/images/tabs.png"><input data-url="/_api/elements/a.html">`,
  'ui/tabs.md': '# Tabs',
  'grid/index.html': page('app', 'grid'),
  'demos/ui/tabs/BasicTabs/index.html': page('app', 'frames'),
  '_next/data/b1/ui/tabs.json': '{}',
  '_next/static/b1/_buildManifest.js': `self.__BUILD_MANIFEST = {"/": ["static/chunks/home.js"], "/ui/[[...slug]]": ["static/chunks/uiRoute.js"], "/grid/[[...slug]]": ["static/chunks/gridRoute.js"]}`,
  '_next/static/chunks/app.js': 'load("static/chunks/settings.js")',
  '_next/static/chunks/settings.js': '',
  '_next/static/chunks/fallback.js': '',
  '_next/static/chunks/home.js': '',
  '_next/static/chunks/ui.js': 'load("static/chunks/uiDemos.js")',
  '_next/static/chunks/uiRoute.js': '',
  '_next/static/chunks/uiDemos.js': 'load("static/chunks/tabsDemos.js")',
  // The path of a folder, to which the script appends the name of a file.
  '_next/static/chunks/tabsDemos.js': 'picture("/static/images")',
  '_next/static/chunks/grid.js': '',
  '_next/static/chunks/gridRoute.js': '',
  '_next/static/chunks/frames.js': 'load("static/chunks/uiDemos.js","static/chunks/gridDemos.js")',
  '_next/static/chunks/gridDemos.js': '',
  '_next/static/chunks/a.css': 'a{src:url(../media/a.woff2)}',
  '_next/static/media/a.woff2': 'font',
  '_pages.json': '[]',
  // Rules for the host, which not every host serves.
  _headers: '/*',
  _redirects: '/zh/* /:splat 301',
  '_navigation/ui.json': '[]',
  '_navigation/grid.json': '[]',
  '_demos/ui/tabs/BasicTabs.json': '{}',
  '_api/elements/a.html': '<tr>',
  '_api/elements/b.html': '<tr>',
  'static/images/tabs.png': 'picture',
  '_editor/frame.html': '<script>',
  '_editor/packages.json': '{}',
  '_editor/packs/react.js': 'react',
};

const content = {
  'manifest.json': {
    pages: [
      { pathname: '/ui/tabs/', folder: 'ui' },
      { pathname: '/ui/hidden/', folder: 'ui' },
      { pathname: '/grid/', folder: 'grid' },
    ],
  },
  'products.json': [
    { prefix: '/ui/', home: '/ui/tabs/', listed: true },
    { prefix: '/grid/', home: '/grid/', listed: false },
    { prefix: '/elsewhere/', home: 'https://elsewhere.example/', listed: true },
  ],
};

let root: string;
let out: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  out = path.join(root, 'out');
  for (const [file, text] of Object.entries(exported)) write(path.join('out', file), text);
  for (const [file, value] of Object.entries(content)) {
    write(path.join('content', file), JSON.stringify(value));
  }
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

const run = (isOff = false) =>
  writeOffline({ content: path.join(root, 'content'), out, pages: readPages(out), isOff });
const read = (file: string) => fs.readFileSync(path.join(out, file), 'utf8');

it('lists each existing file that a listed product needs once, with its size', async () => {
  await run();
  const { build, home, files } = JSON.parse(read('offline/ui.json')) as OfflineList;
  expect([build, home]).toEqual(['b1', '/ui/tabs/']);
  expect(files.map(([url]) => url)).toEqual([
    '/_api/elements/a.html',
    ...['app', 'frames', 'home', 'settings', 'tabsDemos', 'ui', 'uiDemos', 'uiRoute'].map(chunk),
    '/static/images/tabs.png',
    '/_next/data/b1/ui/tabs.json',
    '/_demos/ui/tabs/BasicTabs.json',
    '/_navigation/ui.json',
    '/_pages.json',
    '/ui/tabs.md',
    '/demos/ui/tabs/BasicTabs/',
    '/',
    '/ui/tabs/',
  ]);
  const picture = files.find(([url]) => url.endsWith('.png'));
  expect(picture?.[1]).toBe('picture'.length);
});

it('writes an index of the products to choose from, with their sizes', async () => {
  await run();
  const index = JSON.parse(read('offline/index.json')) as OfflineIndex;
  const { files } = JSON.parse(read('offline/ui.json')) as OfflineList;
  const size = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  const sharedSize = '<script>{}react'.length;
  expect(index).toEqual({ build: 'b1', products: [{ folder: 'ui', size }], sharedSize });
});

it('lists the files of the live editor separately, for products with demos', async () => {
  await run();
  const { shared } = JSON.parse(read('offline/ui.json')) as OfflineList;
  expect(shared).toEqual([
    ['/_editor/packs/react.js', 5],
    ['/_editor/packages.json', 2],
    ['/_editor/frame.html', 8],
  ]);
  fs.rmSync(path.join(out, '_demos'), { recursive: true });
  await run();
  expect(JSON.parse(read('offline/ui.json'))).toMatchObject({ shared: [] });
  expect(JSON.parse(read('offline/index.json'))).toMatchObject({ sharedSize: 0 });
});

it('lists all demo indexes if the page of a demo does not use the index of its product', async () => {
  write('out/_next/static/chunks/frames.js', 'load("static/chunks/gridDemos.js")');
  await run();
  expect(read('offline/ui.json')).toContain(chunk('gridDemos'));
});

it('compiles the build id and the files of the fallback page into the worker', async () => {
  await run();
  const worker = read('sw.js');
  expect(worker).toContain('"b1"');
  const scripts = [chunk('app'), chunk('settings'), chunk('fallback')];
  const needed = [...scripts, '/_next/static/chunks/a.css', '/offline/'];
  for (const url of [...needed, '/_next/static/media/a.woff2', '/_pages.json']) {
    expect(worker).toContain(`"${url}"`);
  }
  expect(worker).not.toContain('unregister');
});

it('puts the kill switch next to the worker, or in its place', async () => {
  await run();
  const off = read('_offline/off.js');
  expect(off).toContain('unregister');
  await run(true);
  expect(read('sw.js')).toBe(off);
});
