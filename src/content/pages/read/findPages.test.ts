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

it('uses the folder of a markdown file as its address', () => {
  write('system/react-box/box.md', 'system/react-box/BasicBox.tsx', 'versions/versions.md');
  expect(findPages(root, [])).toEqual([
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
  expect(findPages(root, []).map(({ file }) => file)).toEqual(['docs-data/system/box/box.md']);
});

it('keeps a page whose name only looks like a translation', () => {
  write('system/about-ui/about-ui.md');
  expect(findPages(root, [])).toHaveLength(1);
});

it('reports a second page in a folder', () => {
  write('system/box/box.md', 'system/box/more.md', 'system/grid/grid.md');
  expect(checkPageFiles(findPages(root, []))).toEqual([
    {
      file: 'docs-data/system/box/more.md',
      line: 1,
      column: 1,
      what: 'The folder already has the page `box.md`.',
      fix: 'Move one of the two to a folder of its own: the folder is the address.',
    },
  ]);
});

describe('posts of the blog', () => {
  const post = (name: string, text: string) => {
    mkdirSync(path.join(root, 'docs-data/blog'), { recursive: true });
    writeFileSync(path.join(root, 'docs-data/blog', name), text);
  };

  it('have the address in their front matter, or that of their file', () => {
    post('a-new-version.md', '---\ntitle: One\n---\n');
    post('other.md', '---\nslug: the-next-version\n---\n');
    write('blog/README.md');
    expect(findPages(root, ['blog'])).toEqual([
      {
        file: 'docs-data/blog/a-new-version.md',
        pathname: '/blog/a-new-version/',
        productFolder: 'blog',
      },
      {
        file: 'docs-data/blog/other.md',
        pathname: '/blog/the-next-version/',
        productFolder: 'blog',
      },
    ]);
    expect(checkPageFiles(findPages(root, ['blog']))).toEqual([]);
  });

  it('keep the address of their file while the front matter is broken', () => {
    post('broken.md', '---\nslug: [\n---\n');
    post('wrong.md', '---\nslug: Not an address\n---\n');
    expect(findPages(root, ['blog']).map(({ pathname }) => pathname)).toEqual([
      '/blog/broken/',
      '/blog/wrong/',
    ]);
  });

  it('cannot share an address, nor have that of a list', () => {
    post('a.md', '---\nslug: b\n---\n');
    post('b.md', '');
    post('tags.md', '');
    expect(checkPageFiles(findPages(root, ['blog']))).toMatchObject([
      {
        file: 'docs-data/blog/b.md',
        what: '`docs-data/blog/a.md` already has the address `/blog/b/`.',
        fix: 'Give one of the two another `slug` in its front matter.',
      },
      { file: 'docs-data/blog/tags.md', what: 'A post cannot have the address `/blog/tags/`.' },
    ]);
  });
});
