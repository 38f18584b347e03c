import type { Page } from '@/model';
import { readPageProblems, toAuthorsProps } from './readPageProblems';

const own = { file: 'docs-data/rail/single.md', what: 'No.', fix: 'Do.' };

jest.mock('./readContent', () => ({
  readProblems: async () => [own, { ...own, file: 'docs-data/rail/other.md' }],
}));

const page = { pathname: '/rail/single/', source: own.file } as Page;

afterEach(() => jest.restoreAllMocks());

describe('readPageProblems', () => {
  it('finds the errors of a page in development', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(await readPageProblems(page, 'rail')).toEqual([own]);
  });

  it('returns nothing in a build', async () => {
    expect(await readPageProblems(page, 'rail')).toEqual([]);
  });
});

it('adds nothing to the properties of a page without errors', () => {
  expect(toAuthorsProps([])).toEqual({});
  expect(toAuthorsProps([own])).toEqual({ problems: [own] });
  const edits = { channel: 'http://127.0.0.1:9/_edits', edition: 2 };
  expect(toAuthorsProps([], edits)).toEqual({ edits });
});
