import fs from 'node:fs';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

const manifest = JSON.parse(fs.readFileSync('.content/manifest.json', 'utf8')) as {
  pages: { pathname: string; lastUpdated?: string }[];
};

test('the product menu leads to the same component of another product', async ({
  reader,
  page,
}) => {
  await reader.opens(pageKinds.component);
  await page.getByRole('button', { name: 'Switch product' }).click();
  const item = page.getByRole('menuitem', { name: /^Joy UI/ });
  await expect(item).toHaveAttribute('href', '/joy-ui/react-button/');
  // The link to a product without such a page leads to its first page.
  await expect(page.getByRole('menuitem', { name: /^MUI X/ })).toHaveAttribute(
    'href',
    '/x/introduction/',
  );
  await item.click();
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(/Button/);
});

test('the version menu leads to the same page of an older version', async ({ reader, page }) => {
  await reader.opens(pageKinds.component);
  await page.getByRole('button', { name: /^v6/ }).click();
  await expect(page.getByRole('menuitem', { name: 'v5' })).toHaveAttribute(
    'href',
    'https://v5.mui.com/material-ui/react-button/',
  );
});

test('the color mode changes in the bar, and stays', async ({ reader, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await reader.opens(pageKinds.component);
  const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
  const html = page.locator('html');
  await toggle.click();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'light');
});

test('the end of a page leads to its source, its license and the feed', async ({
  reader,
  page,
}) => {
  await reader.opens(pageKinds.component);
  const site = page.getByRole('contentinfo').getByRole('navigation', { name: 'Site' });
  for (const name of ['Source code', 'License', 'RSS feed', 'View all versions']) {
    await expect(site.getByRole('link', { name })).toBeVisible();
  }
});

test('a page says when it was last updated, as the repository knows it', async ({
  reader,
  page,
}) => {
  const day = manifest.pages.find(({ pathname }) => pathname === pageKinds.component)?.lastUpdated;
  await reader.opens(pageKinds.component);
  const days = await reader.main
    .locator('time[datetime]')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(day ? [day] : []);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [{ '@type': 'TechArticle', ...(day && { dateModified: day }) }, {}],
  });
});

test('a link that leaves the site is marked, one within it is not', async ({ reader }) => {
  await reader.opens('/material-ui/getting-started/installation/');
  const markOf = (address: string) =>
    reader.main
      .locator(`.prose a[href^="${address}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').maskImage);
  expect(await markOf('http')).toContain('data:image/svg+xml');
  expect(await markOf('/')).toBe('none');
});

test('a page is copied as Markdown', async ({ reader, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.opens(pageKinds.component);
  await page.getByRole('button', { name: 'Copy page' }).click();
  const ask = page.getByRole('menuitem', { name: 'Open in ChatGPT' });
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain(
    '/material-ui/react-button.md',
  );
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# .*Button/);
});

test('says that a page could not be copied', async ({ reader, page }) => {
  await reader.opens(pageKinds.component);
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: "Couldn't copy" })).toBeVisible();
});

test('the tabs of a component stay where they are from one to the next', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens('/base-ui/react-button/');
  const tabs = reader.main.locator('[data-page-tabs]');
  const before = (await tabs.boundingBox())?.y;
  for (const name of ['Components API', 'Hooks API', 'Demos']) {
    const tab = tabs.getByRole('link', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(before);
  }
});

test('the color mode changes in the bar of a phone too', async ({ reader, page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await reader.opens(pageKinds.component);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test('no more than 90 tab stops stand before the contents of a page', async ({ reader, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens(pageKinds.component);
  const stops = await page
    .locator('a[href], button, input, summary, [tabindex]')
    .evaluateAll((all) => {
      const main = document.querySelector('main')!;
      const isBefore = (one: Element) =>
        main.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
      return (all as HTMLElement[]).filter(
        (one) => one.tabIndex >= 0 && one.checkVisibility() && isBefore(one),
      ).length;
    });
  expect(stops).toBeLessThanOrEqual(90);
});
