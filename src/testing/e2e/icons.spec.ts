import fs from 'node:fs';
import type { IconFacts } from '@/model';
import { accessibilityProblems } from './axe';
import { expect, test } from './reader';
import { layoutShifts, listOverflowing, watchVisits } from './visit';

const address = '/material-ui/material-icons/';
const [facts] = JSON.parse(fs.readFileSync('.content/icons.json', 'utf8')) as IconFacts[];

test('a reader searches by meaning, opens an icon, copies it, and goes back', async ({
  reader,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.opens(address);
  await reader.main.getByRole('searchbox', { name: 'Search icons' }).fill('trash');
  const icon = reader.main.getByRole('button', { name: 'DeleteForever', exact: true });
  await expect(icon).toBeVisible();
  await expect(page).toHaveURL(/\?query=trash$/);
  await icon.click();
  const dialog = page.getByRole('dialog', { name: 'DeleteForever' });
  await expect(page).toHaveURL(/\?query=trash&selected=DeleteForever$/);
  await dialog.getByRole('button', { name: 'Copy import' }).click();
  expect(await reader.clipboard()).toBe(
    "import DeleteForeverIcon from '@mui/icons-material/DeleteForever';",
  );
  await dialog.getByRole('button', { name: 'Copy SVG' }).click();
  expect(await reader.clipboard()).toMatch(/^<svg xmlns="[^"]+"[^>]*><path d="[^"]+"\/><\/svg>$/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(icon).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?query=trash$/);
  expect(reader.requests.filter((url) => url.includes('/_next/data/'))).toEqual([]);
  expect(reader.complaints).toEqual([]);
});

test('an address opens an icon in its style, and leads back to it from another page', async ({
  reader,
  page,
}) => {
  await reader.opens(`${address}?selected=BookmarkTwoTone`);
  const dialog = page.getByRole('dialog', { name: 'BookmarkTwoTone' });
  await expect(dialog.getByRole('button', { name: 'Copy SVG' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page).toHaveURL(/material-icons\/\?theme=Two\+tone$/);
  await expect(page.getByRole('radio', { name: 'Two tone' })).toBeChecked();
  await reader.followsTheNavigation('Table');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Two tone' })).toBeChecked();
  expect(reader.complaints).toEqual([]);
});

test('all icons are in one page, of which the window has a part', async ({ reader, page }) => {
  await watchVisits(page);
  await reader.opens(address);
  const cells = reader.main.getByRole('list', { name: 'Icons' }).getByRole('button');
  await expect(cells.first()).toHaveText('Abc');
  expect(await cells.count()).toBeLessThan(150);
  await page.evaluate(() => {
    const { bottom } = document
      .querySelector('[data-cell]')!
      .closest('ul')!
      .getBoundingClientRect();
    window.scrollTo({ top: bottom - window.innerHeight, behavior: 'instant' });
  });
  await expect(reader.main.getByRole('button', { name: 'ZoomOutMap', exact: true })).toBeVisible();
  expect(await cells.count()).toBeLessThan(150);
  expect(await layoutShifts(page)).toEqual([]);
});

test('keys move among the icons, mirrored from right to left', async ({ reader, page }) => {
  await reader.opens(address);
  await reader.chooses('Direction', 'Right to left');
  const cells = reader.main.getByRole('list', { name: 'Icons' }).getByRole('button');
  await cells.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(page.locator('[data-cell]:focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Zoom/ })).toBeVisible();
});

for (const width of [320, 375]) {
  test(`everything fits into ${width} pixels`, async ({ reader, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await reader.opens(`${address}?selected=MedicationLiquidTwoTone`);
    await expect(page.getByRole('button', { name: 'Copy SVG' })).toBeVisible();
    expect(await listOverflowing(page)).toEqual([]);
  });
}

test('says so when the icons do not arrive, and tries again', async ({ reader, page }) => {
  const file = '**/_icons/**/Filled-*.txt';
  await page.route(file, (route) => route.abort());
  await reader.opens(address);
  await expect(reader.main.getByRole('alert')).toContainText('The icons didn’t load.');
  await page.unroute(file);
  await reader.main.getByRole('button', { name: 'Try again' }).click();
  await expect(reader.main.getByRole('button', { name: 'Abc', exact: true })).toBeVisible();
});

test('no style has more than 250 KB to fetch', () => {
  expect(facts?.styles).toHaveLength(5);
  for (const { url, count } of facts?.styles ?? []) {
    expect(fs.statSync(`out${url}.br`).size, url).toBeLessThan(250 * 1024);
    expect(count, url).toBeGreaterThan(2000);
  }
  expect(fs.statSync(`out${facts?.synonymsUrl}.br`).size).toBeLessThan(20 * 1024);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is needed, and has the names of all icons', async ({ reader, page }) => {
    await page.goto(address);
    await expect(reader.main.getByText('Searching icons needs JavaScript.')).toBeVisible();
    await expect(reader.main.getByRole('searchbox')).toBeHidden();
    const link = reader.main.getByRole('link', { name: 'Names of all icons' });
    const names = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await names.text()).trim().split('\n').length).toBeGreaterThan(10_000);
  });
});
