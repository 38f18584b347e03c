/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { LicenseInfo } from '@mui/x-license';
import { createElement } from 'react';
import takeLicense from '../../docs-data/x/license';
import x from '../../docs-data/x/product';

const root = path.join(__dirname, '../..');

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

const manifestOf = (name: string) =>
  JSON.parse(
    fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
  ) as Manifest;

it('the paid components get the configured license key [spec 9.7]', () => {
  takeLicense('a-key');
  expect(LicenseInfo.getLicenseKey()).toBe('a-key');
});

it('the product’s styles move the watermark of a missing key out of the way', () => {
  const root = document.createElement('div');
  root.className = 'MuiDateRangeCalendar-root';
  // The markup that `@mui/x-license` renders.
  root.innerHTML =
    '<div style="position: absolute; z-index: 100000; bottom: 50%; letter-spacing: 5px"></div>';
  const [selector = ''] = x.demoSheets[0].css.split(' {');
  document.body.append(root);
  expect(document.querySelector(selector)).toBe(root.firstElementChild);
});

it('the paid data grids render their watermark where the product’s styles match it', async () => {
  const { DataGridPro } = await import('@mui/x-data-grid-pro');
  const { DataGridPremium } = await import('@mui/x-data-grid-premium');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  LicenseInfo.setLicenseKey('');
  const atLowerEdge = x.demoSheets[0].css.split('}')[1]?.split(' {')[0]?.trim() ?? '';
  const none = { rows: [], columns: [] };
  for (const grid of [createElement(DataGridPro, none), createElement(DataGridPremium, none)]) {
    const { container } = render(grid);
    const mark = [...container.querySelectorAll('div')].find(
      ({ textContent, children }) => /^MUI X/.test(textContent) && children.length === 0,
    );
    expect(mark?.matches(atLowerEdge)).toBe(true);
  }
});

it('the product names the module that sets the key, and packages that check it', () => {
  expect(fs.existsSync(path.join(root, x.demoLicense.module))).toBe(true);
  const { version } = manifestOf('@mui/x-license');
  for (const name of x.demoLicense.packages) {
    expect([name, manifestOf(name).dependencies['@mui/x-license']]).toEqual([name, version]);
  }
});

it('every package of a paid plan is among the packages that check the key', () => {
  const paid = x.api.sources.flatMap((source) => ('plan' in source ? [source.packageName] : []));
  expect([...x.demoLicense.packages].sort()).toEqual(paid.sort());
});
