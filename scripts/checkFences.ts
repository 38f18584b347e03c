import { findPages, readPage } from '@/content/pages';
import { blogsAmong, loadProducts } from '@/content/site';
import { plural } from '@/model/report';
import { checkFences } from './check/fences';

const root = process.cwd();
const { products } = await loadProducts(root);
const pages = findPages(root, blogsAmong(products)).map((page) => readPage(root, page));
const { checked, problems } = checkFences(root, pages);

for (const { file, line, column, what } of problems) {
  console.error(`${file}:${line}:${column}  ${what}`);
}
const where = plural(pages.length, 'page');
console.log(
  `Checked ${plural(checked, 'fence')} on ${where}: ${plural(problems.length, 'problem')}.`,
);
process.exitCode = problems.length === 0 && checked > 0 ? 0 : 1;
