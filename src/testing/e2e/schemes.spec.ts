import { accessibilityProblems } from './axe';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

const cases = Object.entries(pageKinds).flatMap(([kind, pathname]) => [
  { kind, pathname, mode: 'light', system: 'dark' } as const,
  { kind, pathname, mode: 'dark', system: 'light' } as const,
]);

for (const { kind, pathname, mode, system } of cases) {
  test(`a page of the kind ${kind} stays ${mode} on a ${system} system`, async ({
    reader,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((chosen) => localStorage.setItem('mui-mode', chosen), mode);
    await page.setViewportSize({ width: 1440, height: 900 });
    await reader.opens(pathname);
    await reader.readsToTheEnd();
    await expect(page.locator('body')).toHaveClass(new RegExp(`mode-${mode}`));
    // Checks the whole page, including code and navigation, which `everyPage.spec.ts` excludes.
    expect.soft(await accessibilityProblems(page, { rules: ['color-contrast'] })).toEqual([]);
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
