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
