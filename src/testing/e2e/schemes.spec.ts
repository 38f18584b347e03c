import type { Page } from '@playwright/test';
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

/** From the next visit on: these choices, and no others. */
async function choose(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    localStorage.clear();
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(stored));
}

for (const [kind, pathname] of Object.entries(pageKinds)) {
  test(`a page of the kind ${kind} is accessible in all settings`, async ({ reader, page }) => {
    for (const [setting, { stored, system }] of Object.entries(settings)) {
      await test.step(setting, async () => {
        await page.emulateMedia({ colorScheme: system });
        await choose(page, stored);
        await page.setViewportSize({ width: 1440, height: 900 });
        await reader.opens(pathname);
        await reader.readsToTheEnd();
        expect.soft(await accessibilityProblems(page), setting).toEqual([]);
        await page.setViewportSize({ width: 375, height: 700 });
        expect.soft(await overflowing(page), setting).toEqual([]);
      });
    }
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
