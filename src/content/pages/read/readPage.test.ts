import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from './readPage';

const blog = {
  authors: { ada: { name: 'Ada' }, grace: { name: 'Grace' } },
  tags: ['Product news', 'Design'],
};

/** Returns the product for a test case: none, a given one, or the blog. */
function productOf(name: string) {
  if (name.startsWith('blog-')) return { id: 'docs', blog } as const;
  return name.startsWith('product-') ? ({ id: 'system' } as const) : undefined;
}

const cases = path.join(__dirname, 'fixtures');

it.each(readdirSync(cases).sort())('reads %s', (name) => {
  const folder = path.join(cases, name);
  const page = { file: 'page.md', pathname: '/system/page/', productFolder: 'system' };
  const { body, bodyLine, frontMatter, problems } = readPage(folder, page, productOf(name));
  const actual = `${JSON.stringify({ bodyLine, body, frontMatter, problems }, null, 2)}\n`;
  const file = path.join(folder, 'expected.json');
  if (process.env.UPDATE_FIXTURES === '1') {
    writeFileSync(file, actual);
  }
  expect(actual).toBe(readFileSync(file, 'utf8'));
});
