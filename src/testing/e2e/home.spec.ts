import { installedVersion } from './exportedSite';
import { expect, test } from './reader';

test('the home page leads to every library and names its version', async ({ reader, page }) => {
  await reader.opens('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const libraries = reader.main.getByRole('region', { name: 'The libraries' });
  for (const name of ['Material UI', 'Joy UI', 'Base UI', 'MUI System', 'MUI X']) {
    await expect(libraries.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(libraries).toContainText(`v${installedVersion('@mui/material')}`);
  await libraries.getByRole('link', { name: 'Material UI', exact: true }).click();
  await expect(page).toHaveURL('/material-ui/getting-started/');
  await expect(reader.navigation.getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the install command of the home page goes to the clipboard', async ({
  reader,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await reader.opens('/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const button = reader.main.getByRole('button', { name: /^Cop/ });
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await reader.clipboard()).toBe(
    'npm install @mui/material@6.0.0-beta.5 @emotion/react @emotion/styled',
  );
  await page.clock.runFor(1199);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Copy');
});

test('the libraries are shown live, and load nothing before the reader turns to one', async ({
  reader,
  page,
}) => {
  await reader.opens('/');
  await reader.waitsUntilHydrated();
  const examples = reader.main.getByRole('list', { name: 'Live examples of the libraries' });
  await expect(examples.getByRole('listitem')).toHaveCount(4);
  const book = examples.getByRole('button', { name: 'Book a table' });
  await expect(book).toBeVisible();
  const before = reader.requests.filter((url) => url.endsWith('.js')).length;
  await page.waitForLoadState('networkidle');
  expect(reader.requests.filter((url) => url.endsWith('.js'))).toHaveLength(before);
  await book.click();
  await expect(examples.getByText('Booked: 4 guests, on the terrace.')).toBeVisible();
  await examples.getByRole('switch', { name: 'Quiet at work' }).click();
  await expect(examples.getByRole('switch', { name: 'Quiet at work' })).toBeChecked();
  await examples.getByRole('button', { name: 'Save the offer' }).click();
  await expect(examples.getByRole('button', { name: 'Saved' })).toBeVisible();
  await examples.getByRole('link', { name: 'Material UI: see the code' }).click();
  await expect(page).toHaveURL('/material-ui/getting-started/#TableBooking');
});

test('the live examples follow the direction and the mode of the reader', async ({
  reader,
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await reader.opens('/');
  const book = page.getByRole('button', { name: 'Book a table' });
  const light = 'rgb(25, 118, 210)';
  await expect(book).not.toHaveCSS('background-color', light);
  const label = page.getByText('On the terrace');
  const startOf = async () => (await label.boundingBox())?.x ?? 0;
  const before = await startOf();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Right to left' }).click();
  await page.keyboard.press('Escape');
  await expect(label).toBeVisible();
  await expect.poll(startOf).not.toBe(before);
});

test('each library is shown with the variables of its own theme', async ({ reader, page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await reader.opens('/');
  const offer = reader.main.getByText('Lake cabin');
  const colors = await offer.evaluate((element) => {
    const { color } = getComputedStyle(element);
    const page = getComputedStyle(document.body).backgroundColor;
    return { color, page, radius: getComputedStyle(element).getPropertyValue('--joy-radius-sm') };
  });
  expect(colors.radius).not.toBe('');
  const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).map(Number));
  expect(lightness(colors.color) - lightness(colors.page)).toBeGreaterThan(120);
});
