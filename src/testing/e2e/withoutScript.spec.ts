import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('text, code and tables can be read', async ({ page, reader }) => {
  await page.goto(pageKinds.kitchenSink);
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Markdown');
  await expect(reader.main.locator('p.description')).toBeVisible();
  await expect(reader.main.getByText('A paragraph can contain')).toBeVisible();
  await expect(reader.main.getByRole('table').first()).toContainText('Closes the dialog');
  await page.goto(pageKinds.code);
  await expect(reader.main.getByText('npm install @mui/material').last()).toBeVisible();
  await expect(reader.main.locator('.code code .k').first()).toBeVisible();
});

test('every page of the product can be reached', async ({ page, reader }) => {
  await page.goto(pageKinds.guide);
  const links = reader.navigation.getByRole('link');
  const shown = await links.evaluateAll(
    (all) => all.filter((link) => link.checkVisibility()).length,
  );
  expect(shown).toBe(await reader.navigation.locator('a').count());
  expect(shown).toBeGreaterThan(10);
  // The HTML of a closed long group only contains its first page. The HTML of that page contains the others.
  await reader.navigation.getByRole('link', { name: 'All components', exact: true }).click();
  await reader.navigation.getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  await reader.main.getByRole('link', { name: /Next/ }).click();
  await expect(reader.main.getByRole('heading', { level: 1 })).not.toHaveText('Tabs');
});

test('demos show what the server rendered', async ({ page, reader }) => {
  await page.goto(pageKinds.component);
  const first = reader.demo('BasicButtons').getByRole('button').first();
  await expect(first).toBeVisible();
  await expect(first).toHaveCSS('cursor', 'pointer');
  await expect(first).toHaveCSS('border-radius', '4px');
  expect(await page.locator('[data-demo]').count()).toBeGreaterThan(10);
});

test('a playground shows its component and code, and no labels without controls', async ({
  page,
  reader,
}) => {
  await page.goto('/joy-ui/react-button/');
  const playground = reader.demo('ButtonUsage');
  await expect(playground.getByRole('button').first()).toBeVisible();
  await expect(playground.locator('code').first()).toContainText('<Button>');
  await expect(playground.getByText('variant', { exact: true })).toBeHidden();
});

test('code that starts open is there', async ({ page, reader }) => {
  await page.goto('/material-ui/react-autocomplete/');
  await expect(reader.demo('ComboBox').locator('code')).toContainText(
    'export default function ComboBox',
  );
});

test('menus and the drawer open', async ({ page, reader }) => {
  await page.goto(pageKinds.component);
  await page.getByRole('button', { name: 'Switch product' }).click();
  await expect(page.getByRole('menuitem', { name: /Joy UI/ })).toBeVisible();
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(pageKinds.component);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(reader.navigation.getByRole('link', { name: 'Tabs', exact: true })).toBeVisible();
});

for (const pathname of [pageKinds.code, pageKinds.component, pageKinds.home]) {
  test(`${pathname} has no copy buttons, which need JavaScript`, async ({ page }) => {
    await page.goto(pathname);
    const copies = page.locator('button', { hasText: /copy/i });
    expect(await copies.count()).toBeGreaterThan(0);
    const shown = (all: Element[]) => all.filter((button) => button.checkVisibility()).length;
    expect(await copies.evaluateAll(shown)).toBe(0);
  });
}
