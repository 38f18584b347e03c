import { pageFonts } from '../../../docs-data/pageFonts';
import { lateFontsOf } from './exportedSite';
import { expect, test } from './reader';

const onepirate = '/premium-themes/onepirate/';
const sheets = pageFonts.map(({ stylesheet }) => stylesheet);

test('a reader comes from the store, walks through the site of a theme, and goes back', async ({
  reader,
  page,
}) => {
  await reader.opens('/store/');
  await reader.main.getByRole('link', { name: 'Onepirate' }).click();
  await expect(page).toHaveURL(onepirate);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${onepirate}sign-in/`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${onepirate}forgot-password/`);
  await page.getByRole('link', { name: 'Back to Onepirate' }).click();
  await page.getByRole('link', { name: 'Back to Premium themes' }).click();
  await expect(page).toHaveURL('/premium-themes/');
  expect(reader.complaints).toEqual([]);
});

test('what names the theme asks for its font', () => {
  for (const address of ['/store/', '/premium-themes/', onepirate, `${onepirate}terms/`])
    expect(lateFontsOf(address), address).toEqual(sheets);
  expect(lateFontsOf('/premium-themes/paperbase/')).toEqual([]);
});

test('a form says what is wrong until it is right', async ({ reader, page }) => {
  await reader.opens(`${onepirate}sign-up/`);
  await reader.readsToTheEnd();
  const send = page.locator('form [type="submit"]');
  await send.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Mira Lind');
  await page.getByLabel('Email').fill('mira@example.com');
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(2);
  await page.getByLabel('Password').fill('nine bridges');
  await page.getByLabel('I accept the terms').check();
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  await send.click();
  await expect(page.getByText('Your name is on the list.')).toBeVisible();
});

test('the console searches, sorts and adds members', async ({ reader, page }) => {
  await reader.opens('/premium-themes/paperbase/');
  await reader.readsToTheEnd();
  const rows = page.getByRole('rowheader');
  await page.getByLabel('Search by name or email').fill('cr');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('Members shown: 1 of 10')).toBeVisible();
  await page.getByLabel('Search by name or email').fill('');
  await page.getByRole('button', { name: 'Loans' }).click();
  await page.getByRole('button', { name: 'Loans' }).click();
  await expect(rows.first()).toContainText('Ines Crane');
  await page.getByRole('button', { name: 'Add a member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a member' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Kit Vale');
  await dialog.getByLabel('Email').fill('kit.vale@example.com');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Members shown: 11 of 11')).toBeVisible();
  expect(reader.complaints).toEqual([]);
});
