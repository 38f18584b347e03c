import { belongsToPage } from './belongsToPage';

const page = { pathname: '/rail/single/', source: 'docs-data/rail/single/single.md' };
const place = { page, folder: 'rail' };
const problem = (file: string, pathname?: string) => ({ file, what: '', fix: '', pathname });

describe('belongsToPage', () => {
  it.each([
    ['the page itself', problem(page.source)],
    [
      'a file of the page in another folder',
      problem('docs-data/rail/shared/Fare.tsx', page.pathname),
    ],
    ['the navigation of its product', problem('docs-data/rail/pages.ts')],
    ['the list of products', problem('docs-data/products.ts')],
    ['a product', problem('docs-data/ferry/product.ts')],
  ])('is true for a problem of %s', (_, found) => {
    expect(belongsToPage(found, place)).toBe(true);
  });

  it.each([
    ['another page', problem('docs-data/rail/return/return.md')],
    ['a page below', problem('docs-data/rail/single/night/night.md')],
    [
      'a demo next to it that another page shows',
      problem('docs-data/rail/single/Fare.tsx', '/rail/return/'),
    ],
    ['the navigation of another product', problem('docs-data/ferry/pages.ts')],
  ])('is false for a problem of %s', (_, found) => {
    expect(belongsToPage(found, place)).toBe(false);
  });
});
