import fs from 'node:fs';
import { expect, test } from './reader';
import { layoutShifts, listOverflowing, watchVisits } from './visit';

test('a reader follows the address of a minified error to its message [spec 8.4]', async ({
  reader,
  page,
}) => {
  await watchVisits(page);
  await reader.opens('/production-error/?code=11&args[]=%20(primary)&args[]=500');
  await expect(reader.main.getByRole('heading', { name: 'Error 11' })).toBeVisible();
  const message = reader.main.getByRole('region', { name: 'Error 11' });
  await expect(message).toContainText('The color (primary) provided to');
  await expect(message).toContainText('or a 500 property');
  await expect(message.getByRole('code').filter({ hasText: '500' })).toHaveCSS(
    'font-family',
    /mono/,
  );
  await expect(page.locator('#error-12').getByRole('code').last()).toContainText(
    'const theme1 = createTheme',
  );
  await expect(reader.main.getByRole('heading', { name: 'All errors' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  expect(reader.complaints).toEqual([]);
});

test('what comes with the address stays text, however long', async ({ reader, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const script = '<img src=x onerror="document.title=1">';
  const query = new URLSearchParams([
    ['code', '12'],
    ['args[]', script],
    ['args[]', 'x'.repeat(3000)],
  ]);
  await reader.opens(`/production-error/?${query.toString()}`);
  await expect(reader.main.getByRole('region', { name: 'Error 12' })).toContainText(script);
  await expect(page).toHaveTitle(/Production error/);
  expect(await listOverflowing(page)).toEqual([]);
});

test('an unknown code is said to be unknown [spec 8.4]', async ({ reader }) => {
  await reader.opens('/production-error/?code=4711');
  await expect(reader.main.getByRole('heading', { name: 'Unknown error' })).toBeVisible();
  await expect(reader.main).toContainText('“4711”');
});

test('search engines are given the page once', async ({ reader, page }) => {
  await reader.opens('/production-error/?code=7');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/production-error\/$/);
  expect(fs.readFileSync('out/sitemap.xml', 'utf8')).toContain('/production-error/</loc>');
});

test('pages of the documentation lead to it [spec 8.5]', async ({ reader, page }) => {
  await reader.opens('/material-ui/getting-started/usage/');
  await reader.main.locator('a[href^="/production-error/"]').first().click();
  await expect(page).toHaveURL('/production-error/');
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Production error');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader finds the message in the table', async ({ page }) => {
    await page.goto('/production-error/?code=7');
    await expect(page.getByRole('row', { name: /^7 / })).toContainText('capitalize(string)');
    await expect(page.locator('noscript p')).toContainText('Find the code in the table');
    await expect(page.locator('noscript p')).toBeVisible();
  });
});
