import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Locator } from '@playwright/test';
import { searchFolder, type SearchIndex } from '@/model/search';
import { askQuestions, openSearch } from '../search/askQuestions';
import { questions } from '../search/questions';
import { accessibilityProblems } from './axe';
import { pageKinds } from './exportedSite';
import { expect, test, type Reader } from './reader';

const { component } = pageKinds;
const kilobyte = 1024;

class Searching {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;

  constructor(readonly reader: Reader) {
    this.dialog = reader.page.getByRole('dialog', { name: 'Search' });
    this.field = this.dialog.getByRole('combobox', { name: 'Search' });
    this.options = this.dialog.getByRole('option');
  }

  get button(): Locator {
    return this.reader.page.getByRole('button', { name: 'Search', exact: true });
  }

  get active(): Locator {
    return this.dialog.locator('[role=option][aria-selected=true]');
  }

  async opens(pathname: string = component): Promise<void> {
    await this.reader.opens(pathname);
    await this.reader.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  async finds(text: string, href: string): Promise<void> {
    await this.field.fill(text);
    await expect(this.options.first()).toHaveAttribute('href', href);
  }
}

test('at least 150 questions have their answer in the first three results', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  const asked = askQuestions(openSearch('out'), questions);
  const missed = asked.filter(({ rank }) => rank === 0 || rank > 3);
  expect(missed.map(({ text, on, found }) => [text, on, ...found.slice(0, 3)])).toEqual([]);
});

test('no shard has more than 200 KB, and each is there compressed', () => {
  const read = (name: string) => fs.readFileSync(path.join(`out${searchFolder}`, name));
  const { shards } = JSON.parse(String(read('index.json'))) as SearchIndex;
  expect(shards.length).toBeGreaterThan(4);
  for (const { name } of shards) {
    const shard = read(`${name}.json`);
    const small = read(`${name}.json.br`);
    expect(small.length, name).toBeLessThanOrEqual(200 * kilobyte);
    expect(zlib.brotliDecompressSync(small).equals(shard), name).toBe(true);
    expect(zlib.gunzipSync(read(`${name}.json.gz`)).equals(shard), name).toBe(true);
  }
});

test('nothing of it is loaded before a reader reaches for it', async ({ reader }) => {
  const searching = new Searching(reader);
  await reader.opens(component);
  await reader.page.waitForLoadState('networkidle');
  expect(reader.requests.filter((url) => url.includes(searchFolder))).toEqual([]);
  await searching.button.hover();
  await expect
    .poll(() => reader.requests.some((url) => url.endsWith('/_search/material-ui.json')))
    .toBe(true);
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`opens by ${key}, and Escape gives the focus back`, async ({ reader }) => {
    const searching = new Searching(reader);
    await reader.opens(component);
    await searching.button.focus();
    await reader.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await reader.page.keyboard.press(key);
    await expect(searching.field).toBeFocused();
    await expect(searching.field).toHaveValue('');
    await reader.page.keyboard.press('Escape');
    await expect(searching.dialog).toBeHidden();
  });
}

test('a key typed on the focused button begins the query', async ({ reader }) => {
  const searching = new Searching(reader);
  await reader.opens(component);
  await searching.button.focus();
  await reader.page.keyboard.type('tabs', { delay: 30 });
  await expect(searching.field).toHaveValue('tabs');
  await expect(searching.options.first()).toHaveAttribute('href', '/material-ui/react-tabs/');
});

test('follows a result by Enter, keeps the search, and lets it go', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  await searching.finds(
    'disable elevation',
    '/material-ui/api/button/#button-prop-disableElevation',
  );
  await expect(searching.options.first().locator('mark')).toHaveText([
    'disable',
    'Elevation',
    'elevation',
  ]);
  await reader.page.keyboard.press('Enter');
  await expect(reader.page).toHaveURL(/\/material-ui\/api\/button\/#button-prop-disableElevation$/);
  await expect(searching.dialog).toBeHidden();
  await reader.page.keyboard.press('Control+k');
  const recent = searching.options.filter({ hasText: 'disable elevation' });
  await expect(recent).toBeVisible();
  await reader.page.keyboard.press('Delete');
  await expect(recent).toBeHidden();
  expect(await reader.page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBeNull();
  expect(reader.complaints).toEqual([]);
});

test('the arrows, Home and End move, and the field names what is active', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  await searching.finds('button', '/material-ui/react-button/');
  await reader.page.keyboard.press('ArrowDown');
  await expect(searching.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await searching.active.getAttribute('id');
  await expect(searching.field).toHaveAttribute('aria-activedescendant', id ?? '');
  await reader.page.keyboard.press('End');
  await expect(searching.options.last()).toHaveAttribute('aria-selected', 'true');
  await reader.page.keyboard.press('ArrowDown');
  await expect(searching.options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(searching.dialog.getByRole('status').first()).toHaveText(/^\d+ results$/);
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

test('filters narrow it to a kind and to a product', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  await searching.finds('button', '/material-ui/react-button/');
  await searching.dialog.getByRole('button', { name: 'Joy UI' }).click();
  await expect(searching.options.first()).toHaveAttribute('href', /^\/joy-ui\//);
  await searching.dialog.getByRole('button', { name: 'CSS classes' }).click();
  await expect(searching.options.first()).toContainText('CSS class, Joy UI');
});

test('says that nothing is found, and what is near', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  await searching.field.fill('qqbuttonqq');
  await expect(searching.dialog.getByText('No results for “qqbuttonqq”')).toBeVisible();
  await searching.options.filter({ hasText: 'Button' }).first().click();
  await expect(searching.options.first()).toHaveAttribute('href', '/material-ui/react-button/');
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

test('a shard that is missing or broken is said so, and fetched again', async ({ reader }) => {
  const searching = new Searching(reader);
  let isBroken = true;
  await reader.page.route('**/_search/x.json', (route) =>
    isBroken ? route.fulfill({ body: '{"version":1,"na' }) : route.continue(),
  );
  await searching.opens();
  await searching.field.fill('data grid');
  const alert = searching.dialog.getByRole('alert');
  await expect(alert).toContainText('Part of the search index couldn’t be loaded');
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(searching.options.first()).toHaveAttribute('href', '/x/react-data-grid/');
  await expect(alert).toBeHidden();
});

test('goes on without a connection once its shards are there', async ({ reader }) => {
  const searching = new Searching(reader);
  await searching.opens();
  await searching.finds('data grid', '/x/react-data-grid/');
  await reader.page.context().setOffline(true);
  await searching.finds('tabs', '/material-ui/react-tabs/');
});

test('the download of a product brings its search', () => {
  const list = fs.readFileSync('out/offline/material-ui.json', 'utf8');
  const files = (JSON.parse(list) as { files: [url: string][] }).files.map(([url]) => url);
  expect(files.filter((url) => url.startsWith(searchFolder)).sort()).toEqual([
    '/_search/icons.json',
    '/_search/index.json',
    '/_search/material-ui.json',
    '/_search/site.json',
  ]);
  const scripts = files.filter((url) => url.endsWith('.js'));
  const has = (text: string) =>
    scripts.some((url) => fs.readFileSync(path.join('out', url), 'utf8').includes(text));
  // A key of what only the dialog stores, and the words of an error that only the worker has.
  expect([has('docs-recent-searches'), has('is not a shard of this version')]).toEqual([
    true,
    true,
  ]);
});

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
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    await searching.finds('button', '/material-ui/react-button/');
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    await searching.field.fill('>');
    await expect(searching.options.first()).toBeVisible();
    expect(await accessibilityProblems(reader.page)).toEqual([]);
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
