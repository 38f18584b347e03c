import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsProblem } from '@/model';
import { readPage } from '../read';
import type { ParsedPage } from '../stages';
import { parsePage } from './parsePage';

const update = process.env.UPDATE_FIXTURES === '1';

const known = {
  components: ['VersionList'],
  imageExists: (address: string) => address.startsWith('/static/drawn/'),
  imageSize: () => ({ width: 640, height: 360 }),
  permalink: {
    written: 'https://example.com/ui/blob/-/',
    pinned: 'https://example.com/ui/blob/v1/',
  },
};

const blog = { authors: { ada: { name: 'Ada' } }, tags: ['Product news'] };

function parseCase(folder: string): ParsedPage {
  const page = { file: 'page.md', pathname: '/system/page/', productFolder: 'system' };
  const isPost = path.basename(folder).startsWith('blog-');
  return parsePage(readPage(folder, page, isPost ? { id: 'docs', blog } : undefined), known);
}

/** Formats a problem as its author sees it. */
const print = ({ file, line, column, what, fix }: DocsProblem): string =>
  `${file}:${line}:${column}  ${what}  ${fix}\n`;

function compare(file: string, actual: string): void {
  if (update) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, actual);
  }
  expect(actual).toBe(readFileSync(file, 'utf8'));
}

const casesIn = (folder: string): string[] => readdirSync(path.join(__dirname, folder)).sort();

describe('a correct page gives the expected blocks and no problem', () => {
  it.each(casesIn('fixtures'))('%s', (name) => {
    const folder = path.join(__dirname, 'fixtures', name);
    const { problems, ...page } = parseCase(folder);
    expect(problems.map(print)).toEqual([]);
    compare(path.join(folder, 'expected.json'), `${JSON.stringify(page, null, 2)}\n`);
  });
});

describe('a wrong page reports what to fix', () => {
  it.each(casesIn('wrong'))('%s', (name) => {
    const folder = path.join(__dirname, 'wrong', name);
    const problems = parseCase(folder).problems.map(print).join('');
    expect(problems).not.toBe('');
    compare(path.join(folder, 'problems.txt'), problems);
  });
});
