import { expect, test } from './reader';

test('a reader sees one kind, reloads, and goes back to everything', async ({ reader, page }) => {
  await reader.opens('/store/');
  const kinds = reader.main.getByRole('navigation', { name: 'Kinds' });
  const section = (name: string) => reader.main.getByRole('region', { name });
  await expect(section('Templates')).toBeVisible();
  await expect(section('Themes')).toBeVisible();
  await kinds.getByRole('link', { name: 'Themes' }).click();
  await expect(section('Templates')).toBeHidden();
  await expect(section('Themes')).toBeVisible();
  await expect(kinds.locator('[aria-current]')).toHaveText('Themes');
  await expect(kinds).toBeInViewport();
  await page.reload();
  await reader.waitsUntilHydrated();
  await expect(section('Templates')).toBeHidden();
  await page.goBack();
  await expect(section('Templates')).toBeVisible();
  await expect(kinds.locator('[aria-current]')).toHaveText('All');
  expect(reader.complaints).toEqual([]);
});

test('every item has a name, a picture and an address', async ({ reader, page }) => {
  await reader.opens('/store/');
  const items = reader.main.getByRole('listitem');
  const count = await items.count();
  expect(count).toBeGreaterThan(5);
  await expect(items.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(count);
  for (const picture of await items.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.getByRole('button', { name: 'Switch product' }).click();
  await expect(page.getByRole('menuitem', { name: 'Store' })).toHaveAttribute('href', '/store/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything stays in sight, and the links lead to their kind', async ({ reader, page }) => {
    await page.goto('/store/');
    await reader.main.getByRole('link', { name: 'Design kits' }).click();
    await expect(reader.main.getByRole('region', { name: 'Design kits' })).toBeInViewport();
    await expect(reader.main.getByRole('region', { name: 'Templates' })).toBeVisible();
    await expect(reader.main.getByRole('region', { name: 'Themes' })).toBeVisible();
  });
});
