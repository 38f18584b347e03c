import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

test('paper gets the text alone, in black on white', async ({ reader, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens(pageKinds.component);
  await reader.chooses('Mode', 'Dark');
  await page.emulateMedia({ media: 'print' });
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
