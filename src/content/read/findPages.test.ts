import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPageFiles } from './checkPageFiles';
import { findPages } from './findPages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, 'docs-data', file)), { recursive: true });
    writeFileSync(path.join(root, 'docs-data', file), '');
  }
}

it('makes the folder of a markdown file its address', () => {
  write('system/react-box/box.md', 'system/react-box/BasicBox.tsx', 'versions/versions.md');
  expect(findPages(root)).toEqual([
    {
      file: 'docs-data/system/react-box/box.md',
      pathname: '/system/react-box/',
      productFolder: 'system',
    },
    { file: 'docs-data/versions/versions.md', pathname: '/versions/', productFolder: 'versions' },
  ]);
});

it('leaves out readmes and translations', () => {
  write('README.md', 'system/README.md', 'system/box/box.md', 'system/box/box-zh.md');
  expect(findPages(root).map(({ file }) => file)).toEqual(['docs-data/system/box/box.md']);
});

it('keeps a page whose name only looks translated', () => {
  write('system/about-ui/about-ui.md');
  expect(findPages(root)).toHaveLength(1);
});

it('reports a second page in a folder', () => {
  write('system/box/box.md', 'system/box/more.md', 'system/grid/grid.md');
  expect(checkPageFiles(findPages(root))).toEqual([
    {
      file: 'docs-data/system/box/more.md',
      line: 1,
      column: 1,
      what: 'The folder already has the page `box.md`.',
      fix: 'Move one of the two to a folder of its own: the folder is the address.',
    },
  ]);
});
