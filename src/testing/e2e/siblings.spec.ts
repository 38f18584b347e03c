import { gzipSync } from 'node:zlib';
import { accessibilityProblems } from './axe';
import { pageKinds, readExported } from './exportedSite';
import { expect, test } from './reader';
import { layoutShifts, listOverflowing, watchVisits } from './visit';

test.beforeEach(({ page }) => watchVisits(page));

test('a reader goes to the same component in another product, and on to the comparison', async ({
  reader,
  page,
}) => {
  await reader.opens(pageKinds.component);
  const links = reader.main.getByRole('list', { name: 'In other libraries' });
  await links.getByRole('link', { name: 'Button in Joy UI' }).click();
  await expect(page).toHaveURL('/joy-ui/react-button/');
  await links.getByRole('link', { name: 'Compare Button across products' }).click();
  await expect(page).toHaveURL(pageKinds.comparison);
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(
    'Button in Material UI, Joy UI and Base UI',
  );
  expect(await layoutShifts(page)).toEqual([]);
});

test('the product menu and the search dialog lead to the same sibling', async ({
  reader,
  page,
}) => {
  await reader.opens('/joy-ui/react-linear-progress/');
  const sibling = '/material-ui/react-progress/';
  await page.getByRole('button', { name: 'Switch product' }).click();
  const entry = page.getByRole('menuitem', { name: /^Material UI/ });
  await expect(entry).toHaveAttribute('href', sibling);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('> material');
  await page.getByRole('option', { name: 'Go to this page in Material UI' }).click();
  await expect(page).toHaveURL(sibling);
});

test('a comparison is read on a phone, in each scheme and direction', async ({ reader, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const [scheme, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
    await reader.opens(pageKinds.comparison);
    await expect(reader.main.getByRole('region', { name: /^Table: Prop/ })).toBeVisible();
    expect.soft(await listOverflowing(page), scheme).toEqual([]);
    expect.soft(await accessibilityProblems(page), scheme).toEqual([]);
    expect.soft(await layoutShifts(page), scheme).toEqual([]);
  }
});

test('the list leads to every comparison, each of which is small', async ({ reader }) => {
  await reader.opens('/compare/');
  const links = reader.main.getByRole('table').getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).pathname),
  );
  const comparisons = addresses.filter((pathname) => pathname.startsWith('/compare/'));
  expect(comparisons.length).toBeGreaterThan(40);
  const heavy = comparisons.filter(
    (pathname) => gzipSync(readExported(pathname)).length > 30 * 1024,
  );
  expect(heavy).toEqual([]);
});
