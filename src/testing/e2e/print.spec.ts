import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

test('paper gets the text alone, in black on white', async ({ reader, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens(pageKinds.component);
  await reader.chooses('Mode', 'Dark');
  const ad = reader.main.getByRole('complementary', { name: 'Advertisement' }).first();
  await expect(ad.getByRole('link').first()).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(ad).toBeHidden();
  await expect(skip).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(reader.navigation).toBeHidden();
  await expect(reader.contents).toBeHidden();
  await expect(page.getByRole('region', { name: 'Sponsors' })).toBeHidden();
  await expect(page.getByRole('toolbar').first()).toBeHidden();
  await expect(reader.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(reader.demo('BasicButtons').getByRole('button').first()).toBeVisible();
});

test('paper has the addresses of links, but not of names of props', async ({ reader, page }) => {
  await reader.opens(pageKinds.component);
  await page.emulateMedia({ media: 'print' });
  const after = (selector: string) =>
    page
      .locator(`main .prose ${selector}`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('a[href^="/"]:not(:has(code))')).toMatch(/https?:\/\/[^/]+.*\//);
  expect(await after('a[href*="-prop-"]:has(> code)')).toBe('none');
});
