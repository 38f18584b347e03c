import type { Page } from '@playwright/test';
import { expect, test } from './reader';

interface TaggedWindow extends Window {
  log?: unknown[][];
}

/** Gives the page a tag function that records every call. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stored = sessionStorage.getItem('log') ?? '[]';
    const log = JSON.parse(stored) as unknown[][];
    (window as TaggedWindow).log = log;
    window.gtag = (...call: unknown[]) => {
      log.push(call);
      sessionStorage.setItem('log', JSON.stringify(log));
    };
  });
}

const readLog = (page: Page) => page.evaluate(() => (window as TaggedWindow).log ?? []);

function pageView(
  baseURL: string | undefined,
  pathname: string,
  page: [title: string, product: string],
) {
  const [page_title, productId] = page;
  const productCategoryId = productId === 'docs' ? 'docs' : 'core';
  const page_location = `${baseURL}${pathname}`;
  return ['event', 'page_view', { page_title, page_location, productId, productCategoryId }];
}

const property = (name: string, value: unknown) => ['set', 'user_properties', { [name]: value }];

test('a visit is reported as it happens [spec 7.4]', async ({ page, reader, baseURL }) => {
  await listen(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await reader.opens('/material-ui/react-button/');
  await reader.chooses('Mode', 'Dark');
  await reader.chooses('Code language', 'JavaScript');
  await reader.followsTheNavigation('Text Field');
  await expect.poll(async () => (await readLog(page)).length).toBe(10);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), true);
  });
  await page.getByRole('link', { name: 'Edit this page' }).click();

  const edit =
    'https://github.com/mui/material-ui/edit/next/docs-data/material-ui/react-text-field/text-field.md';
  expect(await readLog(page)).toEqual([
    property('codeVariant', 'TS'),
    property('codeStylingVariant', 'MUI System'),
    property('userLanguage', 'en'),
    property('colorScheme', 'light'),
    property('colorSchemeOS', 'light'),
    property('devicePixelRatio', 1),
    pageView(baseURL, '/material-ui/react-button/', [
      'React Button component - Material UI',
      'material-ui',
    ]),
    property('colorScheme', 'dark'),
    property('codeVariant', 'JS'),
    pageView(baseURL, '/material-ui/react-text-field/', [
      'React Text Field component - Material UI',
      'material-ui',
    ]),
    property('colorSchemeOS', 'dark'),
    ['event', 'edit', { eventAction: 'click', eventLabel: edit }],
  ]);
  expect(reader.complaints).toEqual([]);
});

test('pages outside of products are reported for the documentation [spec 7.4]', async ({
  page,
  reader,
  baseURL,
}) => {
  await listen(page);
  await reader.opens('/');
  await expect
    .poll(async () => (await readLog(page)).filter((call) => call[1] === 'page_view'))
    .toEqual([pageView(baseURL, '/', [await page.title(), 'docs'])]);
});

test('readers who opted out are not tracked', async ({ page, reader }) => {
  await listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await reader.opens('/material-ui/react-button/');
  await reader.followsTheNavigation('Text Field');
  expect(await readLog(page)).toEqual([]);
});

test('without an id no tag is requested, and without a tag function nothing happens', async ({
  page,
  reader,
}) => {
  await reader.opens('/material-ui/react-button/');
  expect(await page.evaluate(() => 'gtag' in window)).toBe(false);
  expect(reader.foreign).toEqual([]);
  expect(reader.complaints).toEqual([]);
});

test('a hostile tag function does not affect the page', async ({ page, reader }) => {
  await page.addInitScript(() => {
    window.gtag = () => {
      throw new Error('hostile');
    };
  });
  await reader.opens('/material-ui/react-button/');
  await reader.followsTheNavigation('Text Field');
  expect(reader.complaints).toEqual([]);
});
