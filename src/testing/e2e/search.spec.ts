import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { searchFolder } from '@/model/search';
import type { SearchIndex } from '@/model/searchIndex';
import { askQuestions, openSearch } from '../search/askQuestions';
import { questions } from '../search/questions';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';
import { Searching } from './searching';

const { component } = pageKinds;
const kilobyte = 1024;

test('there are at least 150 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
});

for (const shard of new Set(questions.map(({ on }) => on))) {
  test(`questions on pages of ${shard || 'no product'} have their answer in the first three results`, () => {
    const own = questions.filter(({ on }) => on === shard);
    const asked = askQuestions(openSearch('out'), own);
    const missed = asked.filter(({ rank }) => rank === 0 || rank > 3);
    expect(missed.map(({ text, on, found }) => [text, on, ...found.slice(0, 3)])).toEqual([]);
  });
}

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
  // A storage key that only the dialog uses, and an error message that only the worker contains.
  expect([has('docs-recent-searches'), has('is not a shard of this version')]).toEqual([
    true,
    true,
  ]);
});
