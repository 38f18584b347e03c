import { accessibilityProblems } from './axe';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

for (const [kind, pathname] of Object.entries(pageKinds)) {
  test(`a page of the kind ${kind} stays light on a dark system`, async ({ reader, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'light'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await reader.opens(pathname);
    await reader.readsToTheEnd();
    await expect(page.locator('body')).toHaveClass(/mode-light/);
    expect.soft(await accessibilityProblems(page, ['color-contrast'])).toEqual([]);
    expect.soft(reader.complaints).toEqual([]);
  });
}

test('the drawers and menus are accessible', async ({ reader, page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await reader.opens(pageKinds.component);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  expect.soft(await accessibilityProblems(page), 'navigation').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(reader.settings).toBeVisible();
  expect.soft(await accessibilityProblems(page), 'settings').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch product' }).click();
  expect.soft(await accessibilityProblems(page), 'products').toEqual([]);
});
