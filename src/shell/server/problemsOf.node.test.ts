import type { Page } from '@/model';
import { problemsOf, toAuthors } from './problemsOf';

const own = { file: 'docs-data/rail/single.md', what: 'No.', fix: 'Do.' };

jest.mock('./readContent', () => ({
  readProblems: async () => [own, { ...own, file: 'docs-data/rail/other.md' }],
}));

const page = { pathname: '/rail/single/', source: own.file } as Page;

afterEach(() => jest.restoreAllMocks());

describe('problemsOf', () => {
  it('finds the errors of a page in development', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(await problemsOf(page, 'rail')).toEqual([own]);
  });

  it('returns nothing in a build', async () => {
    expect(await problemsOf(page, 'rail')).toEqual([]);
  });
});

it('adds nothing to the properties of a page without errors', () => {
  expect(toAuthors([])).toEqual({});
  expect(toAuthors([own])).toEqual({ problems: [own] });
  const edits = { channel: 'http://127.0.0.1:9/_edits', edition: 2 };
  expect(toAuthors([], edits)).toEqual({ edits });
});
