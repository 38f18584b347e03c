import { accessibilityProblems } from './axe';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';
import { overflowing } from './visit';

/** What a reader may have chosen against what the system says, so that a page that ignores the choice is found. */
const settings = {
  'in the light': { stored: { 'mui-mode': 'light' }, system: 'dark' },
  'in the dark': { stored: { 'mui-mode': 'dark' }, system: 'light' },
  'from right to left': { stored: { 'mui-direction': 'rtl' }, system: 'light' },
} as const;

for (const [setting, { stored, system }] of Object.entries(settings)) {
  for (const [kind, pathname] of Object.entries(pageKinds)) {
    test(`a page of the kind ${kind} is accessible ${setting}`, async ({ reader, page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((entries) => {
        for (const [name, value] of entries) localStorage.setItem(name, value);
      }, Object.entries(stored));
      await page.setViewportSize({ width: 1440, height: 900 });
      await reader.opens(pathname);
      await reader.readsToTheEnd();
      expect.soft(await accessibilityProblems(page)).toEqual([]);
      await page.setViewportSize({ width: 375, height: 700 });
      expect.soft(await overflowing(page)).toEqual([]);
      expect.soft(reader.complaints).toEqual([]);
    });
  }
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
