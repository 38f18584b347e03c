import type { Page } from '@playwright/test';
import { keepColors, purple } from './chosenColors';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

const { component } = pageKinds;

/** Returns a button of the first demo, which the server renders. */
const button = (page: Page) => page.locator('[data-demo="BasicButtons"] .MuiButton-contained');

test('density changes shell and demos at once, and stays for the next page and visit [spec 3.2]', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens(component);
  const bar = page.locator('header').first();
  await expect(bar).toHaveCSS('height', '56px');
  await button(page).scrollIntoViewIfNeeded();
  await expect(button(page)).toHaveClass(/sizeMedium/);
  await reader.chooses('Density', 'Dense');
  await expect(bar).toHaveCSS('height', '48px');
  await expect(button(page)).toHaveClass(/sizeSmall/);
  await reader.followsTheNavigation('Tabs');
  await expect(bar).toHaveCSS('height', '48px');
  await reader.opens(component);
  await expect(button(page)).toHaveClass(/sizeSmall/);
  await reader.chooses('Density', 'Comfortable');
  await expect(button(page)).toHaveClass(/sizeMedium/);
  await expect(bar).toHaveCSS('height', '56px');
  expect(reader.complaints).toEqual([]);
});

test('spacing changes shell and demos at once, stays, and is reset with density [spec 3.2]', async ({
  reader,
  page,
}) => {
  await reader.opens(component);
  const stack = page.locator('[data-demo="BasicButtons"] .MuiStack-root');
  const paragraph = reader.main.locator('.prose > p:not(:last-child)').first();
  await expect(stack).toHaveCSS('column-gap', '16px');
  await expect(paragraph).toHaveCSS('margin-bottom', '20px');
  const open = () => page.getByRole('button', { name: 'Settings' }).click();
  const press = (name: string) => reader.settings.getByRole('button', { name }).click();
  await open();
  await press('Increase spacing');
  await press('Increase spacing');
  await expect(reader.settings.getByText('10 px')).toBeVisible();
  await expect(stack).toHaveCSS('column-gap', '20px');
  await expect(paragraph).toHaveCSS('margin-bottom', '25px');
  await page.reload();
  await reader.waitsUntilHydrated();
  await expect(stack).toHaveCSS('column-gap', '20px');
  await reader.chooses('Density', 'Dense');
  await open();
  await press('Reset density and spacing');
  await expect(stack).toHaveCSS('column-gap', '16px');
  await expect(button(page)).toHaveClass(/sizeMedium/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect(reader.complaints).toEqual([]);
});

test('colors of the cookie show in shell and demos, in every scheme, until they are reset [spec 3.2]', async ({
  reader,
  page,
  baseURL,
}) => {
  await keepColors(page, baseURL);
  await reader.opens(component);
  const link = reader.main.locator('.prose a[href^="/"]').first();
  await expect(button(page)).toHaveCSS('background-color', purple);
  await expect(link).toHaveCSS('color', purple);
  await reader.chooses('Mode', 'Dark');
  await expect(button(page)).toHaveCSS('background-color', purple);
  // The chosen color would be hard to read on a dark background.
  await expect(link).not.toHaveCSS('color', purple);
  await page.getByRole('button', { name: 'Settings' }).click();
  await reader.settings.getByRole('button', { name: 'Reset colors' }).click();
  await expect(button(page)).not.toHaveCSS('background-color', purple);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('paletteColors');
  await page.reload();
  await reader.waitsUntilHydrated();
  await expect(button(page)).toHaveCSS('background-color', 'rgb(144, 202, 249)');
  expect(reader.complaints).toEqual([]);
});

test('density, spacing and colors are there at the first paint, without any script of the bundle [spec 3.2]', async ({
  reader,
  page,
  baseURL,
}) => {
  await keepColors(page, baseURL);
  await page.addInitScript(() => {
    localStorage.setItem('mui-density', 'dense');
    localStorage.setItem('mui-spacing', '12');
  });
  await reader.opens(component);
  await expect(button(page)).toHaveCSS('background-color', purple);
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('header').first()).toHaveCSS('height', '48px');
  await expect(reader.main.locator('.prose a[href^="/"]').first()).toHaveCSS('color', purple);
  const stack = page.locator('[data-demo="BasicButtons"] .MuiStack-root');
  await expect(stack).toHaveCSS('column-gap', '24px');
  // The server's button is not dense: it keeps its place, but is hidden.
  await expect(button(page)).toHaveClass(/sizeMedium/);
  await expect(button(page)).toBeHidden();
});

test('a demo in a frame of its own follows density, spacing and colors', async ({
  reader,
  page,
  baseURL,
}) => {
  await keepColors(page, baseURL);
  await reader.opens('/demos/material-ui/react-button/BasicButtons/');
  await expect(page.locator('.MuiButton-contained')).toHaveCSS('background-color', purple);
  await page.evaluate(() => localStorage.setItem('mui-density', 'dense'));
  await page.goto('/demos/material-ui/react-button/BasicButtons/?mode=dark');
  await expect(page.locator('.MuiButton-contained')).toHaveClass(/sizeSmall/);
  await page.goto('/demos/material-ui/react-button/BasicButtons/?density=comfortable');
  await expect(page.locator('.MuiButton-contained')).toHaveClass(/sizeMedium/);
  await expect(page.locator('.MuiButton-contained')).toBeVisible();
  expect(reader.complaints).toEqual([]);
});

test('hostile cookies, hash, query and storage leave the page whole [spec 3.5]', async ({
  reader,
  page,
  baseURL,
}) => {
  const foul = [
    ['codeVariant', '%E4%A'],
    ['codeStyling', '<script>alert(1)</script>'],
    [
      'paletteColors',
      encodeURIComponent('{"primary":{"main":"url(//evil.example/x)"},"__proto__":1}'),
    ],
  ] as const;
  for (const [name, value] of foul) {
    await page.context().addCookies([{ name, value, url: baseURL }]);
  }
  await page.addInitScript(() => {
    const value = '{"__proto__":["\\u0000';
    for (const key of ['mode', 'direction', 'density', 'spacing', 'color-scheme-light']) {
      localStorage.setItem(`mui-${key}`, value);
    }
    localStorage.setItem('mui-palette-light', '--docs-palette-text-primary:url(//evil.example/y);');
    localStorage.setItem('feedback-queue', `[${value}`);
    localStorage.setItem('ads-message-dismissed', 'Infinity');
    localStorage.setItem('codeblock-package-manager', '"]<img>');
    for (const kind of ['props', 'slots', 'classes'])
      localStorage.setItem(`apiPage_${kind}`, value);
    sessionStorage.setItem('navigation-scroll-material-ui', 'Infinity');
  });
  for (const pathname of [component, pageKinds.reference, pageKinds.code]) {
    await reader.opens(`${pathname}?code=%E4%A&mode=[[[&args[]=%00#%E4%A<script>`);
    await expect(reader.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
    await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).not.toHaveAttribute('data-density');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(33, 31, 27)');
    await reader.readsToTheEnd();
  }
  await reader.opens(component);
  await reader.chooses('Density', 'Dense');
  await expect(button(page)).toHaveClass(/sizeSmall/);
  expect(reader.foreign).toEqual([]);
  expect(reader.complaints).toEqual([]);
});
