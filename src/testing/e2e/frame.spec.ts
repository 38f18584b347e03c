import { installedVersion, pageKinds } from './exportedSite';
import { expect, test } from './reader';

const button = pageKinds.component;

test.describe('the frame of a page', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('the first stop of the keyboard skips to the content', async ({ reader, page }) => {
    await reader.opens(button);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main-content$/);
    await page.keyboard.press('Tab');
    await expect(reader.main.locator(':focus')).toHaveCount(1);
  });

  test('says what the page is about', async ({ reader }) => {
    await reader.opens(button);
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Button');
    await expect(reader.main.locator('p.description')).toContainText('lets a user start an action');
  });

  test('leads to every product, by mouse and by keyboard', async ({ reader, page }) => {
    await reader.opens(button);
    const trigger = page.getByRole('button', { name: 'Switch product' });
    await trigger.click();
    const items = page.getByRole('menu', { name: 'Products' }).getByRole('menuitem');
    await expect.poll(() => items.count()).toBeGreaterThanOrEqual(6);
    await page.keyboard.press('Escape');
    await expect(items.first()).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(reader.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/joy-ui/react-button/');
    await expect(
      reader.navigation.getByRole('link', { name: 'Button', exact: true }),
    ).toHaveAttribute('aria-current', 'page');
    expect(reader.complaints).toEqual([]);
  });

  for (const [pathname, packageName] of [
    [button, '@mui/material'],
    ['/joy-ui/getting-started/', '@mui/joy'],
    ['/base-ui/getting-started/', '@mui/base'],
    ['/system/getting-started/', '@mui/system'],
  ] as const) {
    test(`${pathname} names the installed version of ${packageName}`, async ({ reader, page }) => {
      await reader.opens(pathname);
      const label = `v${installedVersion(packageName)}`;
      await page.getByRole('button', { name: label, exact: true }).click();
      const menu = page.getByRole('menu', { name: 'Versions' });
      await expect(menu.getByRole('menuitem').first()).toHaveText(label);
      await menu.getByRole('menuitem', { name: 'View all versions' }).click();
      await expect(page).toHaveURL('/versions/');
      const row = reader.main.getByRole('row').filter({ hasText: packageName }).first();
      await expect(row).toContainText(installedVersion(packageName));
    });
  }

  test('leads on, back and to the source', async ({ reader, page }) => {
    await reader.opens(button);
    const neighbors = reader.main.getByRole('navigation', { name: 'Neighboring pages' });
    await expect(reader.main.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /github\.com\/mui\/material-ui\/edit\/.*\/react-button\/button\.md$/,
    );
    await neighbors.getByRole('link', { name: /Next/ }).click();
    await expect(page).toHaveURL('/material-ui/react-button-group/');
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Button Group');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await neighbors.getByRole('link', { name: /Previous/ }).click();
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Button');
  });

  test('offers the way back to the top after a screen', async ({ reader, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reader.opens(button);
    const back = page.getByRole('button', { name: 'Back to top' });
    await expect(back).toBeHidden();
    await page.mouse.wheel(0, 2000);
    await back.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(back).toBeHidden();
  });

  test('invites sponsors while there are none', async ({ reader, page }) => {
    await reader.opens(button);
    const sponsors = page.getByRole('region', { name: 'Sponsors' });
    const link = sponsors.getByRole('link', { name: 'Become a sponsor' });
    await expect(link).toBeVisible();
    const place = await sponsors.boundingBox();
    const text = await reader.main.boundingBox();
    expect(place?.y).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0));
    expect(place?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  });

  test('invites sponsors below the page where the contents are above it', async ({
    reader,
    page,
  }) => {
    for (const [width, pathname] of [
      [375, button],
      [1279, button],
      [1280, '/material-ui/api/button/'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await reader.opens(pathname);
      const sponsors = page.getByRole('region', { name: 'Sponsors' });
      await sponsors.scrollIntoViewIfNeeded();
      await expect(sponsors).toBeInViewport();
      const place = await sponsors.boundingBox();
      const text = await reader.main.boundingBox();
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
      expect(footer?.y).toBeGreaterThan((place?.y ?? 0) + (place?.height ?? 0));
      expect(place?.x).toBe(text?.x);
      expect(place?.width).toBe(text?.width);
    }
  });
});
