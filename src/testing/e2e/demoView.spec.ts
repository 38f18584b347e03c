import type { Locator } from '@playwright/test';
import { listDemoPages, listDocumentationPages, pageKinds, readExported } from './exportedSite';
import { expect, test, type Reader } from './reader';

const page = pageKinds.component;
const name = 'BasicButtons';
const alone = pageKinds.demoAlone;

async function opensTheMenu(reader: Reader, demo: Locator): Promise<Locator> {
  await demo.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
  return reader.page.getByRole('menu', { name: 'More' }).filter({ visible: true });
}

test('a demo is shown as wide as a phone, and media queries see it', async ({ reader }) => {
  await reader.opens('/material-ui/react-dialog/');
  const demo = reader.demo('ResponsiveDialog');
  const menu = await opensTheMenu(reader, demo);
  await menu.getByRole('menuitemradio', { name: 'Phone (375 px)' }).click();
  await expect(menu.getByRole('menuitemradio', { name: 'Phone (375 px)' })).toBeChecked();
  await reader.page.keyboard.press('Escape');
  const frame = demo.frameLocator('iframe');
  await frame.getByRole('button').first().click();
  const dialog = frame.getByRole('dialog');
  await expect(dialog).toHaveCSS('width', '375px');
  await expect.poll(async () => (await demo.locator('iframe').boundingBox())?.width).toBe(375);
  expect(reader.complaints).toEqual([]);
});

test('a demo that measures itself waits out of sight, seen or edited in another way', async ({
  reader,
}) => {
  await reader.opens('/x/introduction/#InvoiceGrid.tsx');
  const demo = reader.demo('InvoiceGrid');
  const grid = demo.locator('[data-demo-stage]').getByRole('grid');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  const menu = await opensTheMenu(reader, demo);
  await menu.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(demo.frameLocator('iframe').getByRole('grid')).toBeVisible();
  await expect(demo.locator('[data-demo-stage]').first()).toBeHidden();
  await menu.getByRole('menuitem', { name: 'Reset view' }).click();
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  const editor = demo.getByRole('textbox', { name: 'Code of ' });
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially('// nothing else');
  await expect(demo.frameLocator('iframe[title^="Preview"]').getByRole('grid')).toBeVisible();
  expect(reader.complaints).toEqual([]);
});

test('the menu stays inside the window, wherever the tools are', async ({ reader, page: tab }) => {
  await tab.setViewportSize({ width: 1280, height: 720 });
  await reader.opens(page);
  const demo = reader.demo('ButtonBaseDemo');
  for (const at of [120, 360, 640]) {
    const tools = demo.getByRole('toolbar');
    const top = (await tools.evaluate((bar) => bar.getBoundingClientRect().top)) - at;
    await tab.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top);
    const menu = await opensTheMenu(reader, demo);
    // It opens below its trigger, and the page scrolls after the `toggle` event.
    const edges = () =>
      menu.evaluate((box) => {
        const { top: first, bottom } = box.getBoundingClientRect();
        return first >= 0 && bottom <= window.innerHeight ? 'inside' : `${first} to ${bottom}`;
      });
    await expect.poll(edges).toBe('inside');
    await tab.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'Reset view' })).toBeInViewport();
    await tab.keyboard.press('Escape');
  }
});

test('direction, mode, density and motion change for one demo only', async ({ reader }) => {
  await reader.opens(page);
  const demo = reader.demo(name);
  const menu = await opensTheMenu(reader, demo);
  for (const look of ['Right to left', 'Dark', 'Dense', 'Reduced motion']) {
    const choice = menu.getByRole('menuitemcheckbox', { name: look });
    await choice.click();
    await expect(choice).toBeChecked();
  }
  const frame = demo.frameLocator('iframe');
  const button = frame.getByRole('button', { name: 'Publish' });
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  await expect(frame.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(frame.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(button).toHaveCSS('transition-duration', '10s');
  await expect(button).toHaveCSS('transition-delay', '-9.999s');
  const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  await expect.poll(() => button.evaluate(prefersCalm)).toBe(true);
  expect(await reader.page.evaluate(prefersCalm)).toBe(false);
  const html = reader.page.locator('html');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'light');
  await expect(html).toHaveAttribute('dir', 'ltr');
  const other = reader.demo('TextButtons').locator('.MuiButton-root').first();
  await expect(other).not.toHaveClass(/sizeSmall/);
  await menu.getByRole('menuitem', { name: 'Reset view' }).click();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Publish' })).toBeVisible();
  expect(reader.complaints).toEqual([]);
});

test('on a dark page "Dark" is on, and turning it off makes the demo light', async ({ reader }) => {
  await reader.page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await reader.opens(page);
  const demo = reader.demo(name);
  const menu = await opensTheMenu(reader, demo);
  const dark = menu.getByRole('menuitemcheckbox', { name: 'Dark' });
  await expect(dark).toBeChecked();
  await dark.click();
  const scheme = demo.frameLocator('iframe').locator('html');
  await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'light');
});

test('the view is chosen by keyboard, and stays while the reader works with the demo', async ({
  reader,
}) => {
  const { keyboard } = reader.page;
  await reader.opens('/material-ui/react-autocomplete/');
  const demo = reader.demo('ComboBox');
  await demo.getByRole('combobox').fill('x');
  await demo.getByRole('button', { name: 'More' }).focus();
  await keyboard.press('Enter');
  const menu = reader.page.getByRole('menu', { name: 'More' }).filter({ visible: true });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Dense' })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: 'More' })).toBeFocused();
  const framed = demo.frameLocator('iframe').getByRole('combobox');
  await framed.fill('y');
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect(framed).toHaveValue('');
  const again = await opensTheMenu(reader, demo);
  await expect(again.getByRole('menuitemcheckbox', { name: 'Dense' })).toBeChecked();
});

test('the frame grows with its demo, and nothing above it moves', async ({ reader }) => {
  await reader.opens('/material-ui/react-table/');
  const demo = reader.demo('BasicTable');
  const top = () =>
    demo.evaluate((element) => Math.round(element.getBoundingClientRect().y + window.scrollY));
  await demo.scrollIntoViewIfNeeded();
  const before = await top();
  const menu = await opensTheMenu(reader, demo);
  await menu.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(demo.frameLocator('iframe').getByRole('table')).toBeVisible();
  await expect
    .poll(async () => (await demo.locator('iframe').boundingBox())?.height)
    .toBeGreaterThan(255);
  await expect.poll(top).toBe(before);
});

test('a view that is wider than the screen scrolls inside its demo', async ({ reader }) => {
  await reader.page.setViewportSize({ width: 375, height: 700 });
  await reader.opens(page);
  const demo = reader.demo(name);
  const menu = await opensTheMenu(reader, demo);
  await menu.getByRole('menuitemradio', { name: 'Tablet (768 px)' }).click();
  await expect.poll(async () => (await demo.locator('iframe').boundingBox())?.width).toBe(768);
  await expect
    .poll(() => reader.page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(375);
});

test('"Open full screen" shows the demo at an address of its own, with a way back', async ({
  reader,
  context,
}) => {
  await reader.opens(page);
  const menu = await opensTheMenu(reader, reader.demo(name));
  await menu.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  const opened = context.waitForEvent('page');
  await menu.getByRole('menuitem', { name: 'Open full screen' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${alone}?mode=dark`);
  await expect(tab).toHaveTitle(name);
  await expect(tab.getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect(tab.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await tab.getByRole('link', { name: 'Back to the page' }).click();
  await expect(tab).toHaveURL(`${page}#${name}`);
  await expect(tab.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
});

test('a demo alone follows the mode and the direction of the reader', async ({
  reader,
  page: tab,
}) => {
  await tab.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('mui-direction', 'rtl');
  });
  await reader.opens('/demos/material-ui/react-button/IconLabelButtons/');
  const icon = tab.locator('.MuiButton-startIcon').first();
  await expect(icon).toHaveCSS('margin-left', '8px');
  await expect(tab.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(reader.complaints).toEqual([]);
});

test('every demo has an address of its own that search engines leave alone', () => {
  const pages = listDemoPages();
  expect(pages.length).toBeGreaterThan(50);
  for (const address of pages) {
    const html = readExported(address);
    const demo = address.split('/').at(-2);
    expect(html, address).toContain('name="robots" content="noindex"');
    expect(html, address).toMatch(new RegExp(`<title[^>]*>${demo}</title>`));
    expect(html, address).not.toMatch(/Demo\w+Here/);
  }
  const shown = listDocumentationPages().flatMap((pathname) =>
    [...readExported(pathname).matchAll(/ data-demo="(\w+)"/g)].map(
      ([, demo]) => `/demos${pathname}${demo}/`,
    ),
  );
  // A page may show a demo more than once.
  expect(pages).toEqual([...new Set(shown)].sort());
});
