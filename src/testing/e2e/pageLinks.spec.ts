import { pageKinds } from './exportedSite';
import { expect, test } from './reader';
import { layoutShifts, listOverflowing, watchVisits } from './visit';

test.beforeEach(({ page }) => watchVisits(page));

test('a component page says where else to look', async ({ reader }) => {
  await reader.opens(pageKinds.component);
  const links = reader.main.getByRole('list', { name: 'About this page' });
  for (const name of ['Feedback on GitHub', 'Source', 'WAI-ARIA', 'Material Design', 'Markdown']) {
    await expect(links.getByRole('link', { name })).toBeVisible();
  }
  await expect(links.getByRole('link', { name: 'Markdown' })).toHaveAttribute(
    'href',
    '/material-ui/react-button.md',
  );
});

test('a reader opens the sizes of the components by keyboard, and nothing moves', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await reader.opens(pageKinds.component);
  const chip = reader.main.getByText(/^Bundle size [\d.]+ kB$/);
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(reader.main.getByRole('row', { name: /^IconButton/ })).toBeVisible();
  const weights = reader.main.getByRole('row', { name: /^Button [\d.]/ }).getByRole('cell');
  await expect(weights).toHaveText([/^3\d[\d.]* kB$/, /^\d[\d.]* kB$/, /^8\d[\d.]* kB$/]);
  await expect(reader.main.getByRole('list', { name: /^Parts of Button/ })).toContainText(
    '@emotion/',
  );
  expect(await listOverflowing(page)).toEqual([]);
  // The bar "On this page", which sticks to the top, doesn't cover the text.
  const about = reader.main.getByText(/^What an import adds/);
  await about.click({ position: { x: 5, y: 5 }, trial: true });
  await page.keyboard.press('Escape');
  await expect(reader.main.getByRole('row', { name: /^IconButton/ })).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
});

test('the sizes open at their chip', async ({ reader, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens(pageKinds.component);
  const chip = reader.main.getByText(/^Bundle size [\d.]+ kB$/);
  await chip.click();
  const panel = await reader.main
    .locator('details')
    .filter({ has: page.getByText(/^Bundle size [\d.]+ kB$/) })
    .locator('> div')
    .boundingBox();
  const place = (await chip.boundingBox())!;
  expect(panel!.y - place.y - place.height).toBeLessThan(8);
  expect(panel!.x).toBeLessThanOrEqual(place.x + place.width);
  expect(panel!.x + panel!.width).toBeGreaterThanOrEqual(place.x + place.width - 1);
});

test('a guide has no bundle size', async ({ reader }) => {
  await reader.opens('/material-ui/getting-started/usage/');
  await expect(reader.main.getByRole('list', { name: 'About this page' })).toBeVisible();
  await expect(reader.main.getByText(/^Bundle size/)).toHaveCount(0);
});

test('the name of a prop leads to its row in the reference', async ({ reader, page }) => {
  await reader.opens(pageKinds.component);
  await reader.main.getByRole('link', { name: 'disableElevation', exact: true }).first().click();
  await expect(page).toHaveURL('/material-ui/api/button/#button-prop-disableElevation');
  await expect(page.locator('#button-prop-disableElevation')).toBeVisible();
});
