import { accessibilityProblems } from './axe';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';
import { Searching } from './searching';

const { component } = pageKinds;

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`opens by ${key}, and Escape gives the focus back`, async ({ reader }) => {
    const searching = new Searching(reader);
    await reader.opens(component);
    const before = reader.page.getByRole('button', { name: 'Settings' });
    await before.focus();
    await reader.page.keyboard.press(key);
    await expect(searching.field).toBeFocused();
    await expect(searching.field).toHaveValue('');
    await reader.page.keyboard.press('Escape');
    await expect(searching.dialog).toBeHidden();
    await expect(before).toBeFocused();
  });
}

test('the Tab key stays in it', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  await reader.page.keyboard.press('Shift+Tab');
  await expect(searching.field).not.toBeFocused();
  await expect(searching.dialog.locator(':focus')).toHaveCount(1);
  await reader.page.keyboard.press('Tab');
  await expect(searching.field).toBeFocused();
});

test('a click beside it closes it, and follows no link of the page', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  const { pathname } = new URL(reader.page.url());
  const link = reader.page.getByRole('link', { name: 'Go to the home page' });
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await reader.page.mouse.click(x + 5, y + 5);
  await expect(searching.dialog).toBeHidden();
  expect(new URL(reader.page.url()).pathname).toBe(pathname);
  await reader.page.keyboard.press('Control+k');
  await expect(searching.field).toBeFocused();
});

test('keys typed on the focused button begin the query, and none is lost', async ({ reader }) => {
  const { page } = reader;
  const searching = new Searching(reader);
  await reader.opens(component);
  // On a slow device, letters come while the dialog is rendered.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await searching.button.focus();
  await page.keyboard.type('autocomplete', { delay: 25 });
  await expect(searching.field).toHaveValue('autocomplete');
  await expect(searching.options.first()).toHaveAttribute(
    'href',
    '/material-ui/react-autocomplete/',
  );
});

test('the arrows, Home and End move, and the field names what is active', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  await searching.finds('button', '/material-ui/react-button/');
  // Until all products have answered, options are added at the end.
  await expect(searching.dialog.getByRole('status').first()).toHaveText(/^\d+ results$/);
  await reader.page.keyboard.press('ArrowDown');
  await expect(searching.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await searching.active.getAttribute('id');
  await expect(searching.field).toHaveAttribute('aria-activedescendant', id ?? '');
  await reader.page.keyboard.press('End');
  await expect(searching.options.last()).toHaveAttribute('aria-selected', 'true');
  await reader.page.keyboard.press('ArrowDown');
  await expect(searching.options.first()).toHaveAttribute('aria-selected', 'true');
});

test('Ctrl+Enter opens a new tab and leaves the dialog', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  await searching.finds('dialog', '/material-ui/react-dialog/');
  const opened = reader.page.context().waitForEvent('page');
  await reader.page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/material-ui\/react-dialog\/$/);
  await expect(searching.dialog).toBeVisible();
});

test('commands copy, change the look, and lead to other products', async ({ reader }) => {
  await reader.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const searching = new Searching(reader);
  await searching.opens();
  await searching.field.fill('>import');
  await searching.options.first().click();
  await expect(searching.dialog.getByText('Copied to the clipboard')).toBeVisible();
  expect(await reader.clipboard()).toBe("import Button from '@mui/material/Button';");
  await searching.field.fill('>markdown');
  await reader.page.keyboard.press('Enter');
  await expect.poll(() => reader.clipboard()).toMatch(/^# Button\n/);
  await searching.field.fill('>dark');
  await reader.page.keyboard.press('Enter');
  await expect(reader.page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await searching.field.fill('>base ui');
  await reader.page.keyboard.press('Enter');
  await expect(reader.page).toHaveURL(/\/base-ui\/react-button\/$/);
});

/** The page below was checked by `everyPage.spec.ts`, and takes much longer. */
const inDialog = { within: 'dialog' };

for (const look of ['light', 'dark', 'right to left'] as const) {
  test(`is accessible, ${look}`, async ({ reader }) => {
    const searching = new Searching(reader);
    await reader.page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
    await reader.page.addInitScript(
      (direction) => {
        localStorage.setItem('mui-direction', direction);
        localStorage.setItem('docs-recent-searches', '["button"]');
      },
      look === 'right to left' ? 'rtl' : 'ltr',
    );
    await searching.opens();
    await expect(searching.options.first()).toBeVisible();
    expect(await accessibilityProblems(reader.page, inDialog)).toEqual([]);
    await searching.finds('button', '/material-ui/react-button/');
    expect(await accessibilityProblems(reader.page, inDialog)).toEqual([]);
    await searching.field.fill('>');
    await expect(searching.options.first()).toBeVisible();
    expect(await accessibilityProblems(reader.page, inDialog)).toEqual([]);
  });
}

for (const width of [320, 375]) {
  test(`fills a screen of ${width} px and nothing sticks out`, async ({ reader }) => {
    const searching = new Searching(reader);
    await reader.page.setViewportSize({ width, height: 640 });
    await searching.opens();
    await searching.finds('data grid', '/x/react-data-grid/');
    const sizes = await searching.dialog.evaluate((dialog) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const page = document.documentElement.getBoundingClientRect();
      return {
        left,
        right: page.right - right,
        top,
        bottom: window.innerHeight - bottom,
        over: dialog.scrollWidth - dialog.clientWidth,
      };
    });
    expect(sizes).toEqual({ left: 0, right: 0, top: 0, bottom: 0, over: 0 });
  });
}
