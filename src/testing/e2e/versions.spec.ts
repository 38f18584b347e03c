import { installedVersion } from './exportedSite';
import { expect, test } from './reader';

const packages = {
  'Material UI': '@mui/material',
  'Joy UI': '@mui/joy',
  'Base UI': '@mui/base',
  'MUI System': '@mui/system',
  'MUI X': '@mui/x-data-grid-premium',
};

test('every library names the versions that are installed [spec 3.11]', async ({ reader }) => {
  await reader.opens('/versions/');
  for (const [library, name] of Object.entries(packages)) {
    const table = reader.main.getByRole('region', { name: `Packages of ${library}` });
    const row = table
      .getByRole('row')
      .filter({ has: reader.page.getByText(name, { exact: true }) });
    await expect(row).toContainText(installedVersion(name));
    await expect(row.getByRole('cell').last()).toContainText('18');
  }
  await expect(
    reader.main.getByRole('link', { name: 'Documentation of Material UI v4' }),
  ).toHaveAttribute('href', 'https://v4.mui.com/');
  await expect(reader.contents.getByRole('link', { name: 'MUI X' })).toHaveAttribute(
    'href',
    '#mui-x',
  );
});

/** Version labels by path (spec §9). */
const labels = {
  '/material-ui/getting-started/': 'v6.0.0-beta.5',
  '/joy-ui/getting-started/': 'v5.0.0-beta.46',
  '/system/getting-started/': 'v6.0.0-beta.5',
  '/base-ui/react-button/': 'v5.0.0-beta.56',
};

test('every product says the version the specification names [spec 3.11]', async ({
  reader,
  page,
}) => {
  for (const [pathname, name] of Object.entries(labels)) {
    await reader.opens(pathname);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('the version menu leads to all versions', async ({ reader, page }) => {
  await reader.opens('/material-ui/react-button/');
  await page.getByRole('button', { name: `v${installedVersion('@mui/material')}` }).click();
  await page.getByRole('menuitem', { name: 'View all versions' }).click();
  await expect(page).toHaveURL('/versions/');
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('All versions');
  await expect(reader.main.getByRole('region', { name: 'Packages of Joy UI' })).toBeVisible();
  expect(reader.complaints).toEqual([]);
});
