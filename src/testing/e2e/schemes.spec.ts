import { accessibilityProblems } from './axe';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';
import { overflowing } from './visit';

for (const [kind, pathname] of Object.entries(pageKinds)) {
  test(`a page of the kind ${kind} is accessible in the dark and from right to left`, async ({
    reader,
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await reader.opens(pathname);
    await reader.readsToTheEnd();
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 700 });
    expect.soft(await overflowing(page)).toEqual([]);
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
