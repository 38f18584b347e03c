import fs from 'node:fs';
import { pageKinds, readFile } from './exportedSite';
import { expect, test } from './reader';
import { layoutShifts, watchVisits } from './visit';

test('an address that leads nowhere offers the nearest pages', async ({ reader, page }) => {
  await watchVisits(page);
  const response = await page.goto('/material-ui/react-buton/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await reader.main.getByRole('link', { name: 'Button' }).first().click();
  await expect(page).toHaveURL(pageKinds.component);
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Button');
});

test('nothing moves when the nearest pages arrive', async ({ page, reader }) => {
  await watchVisits(page);
  await page.goto('/material-ui/react-buton/');
  await expect(reader.main.getByRole('link', { name: 'Button' }).first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('a language before an address is stripped by the host', async ({ page }) => {
  await page.goto('/zh/material-ui/react-button/');
  await expect(page).toHaveURL(pageKinds.component);
});

test('a language before an address is stripped by the page where the host cannot', async ({
  page,
}) => {
  await page.route('**/zh/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: fs.readFileSync('out/404.html') }),
  );
  await page.goto('/zh/material-ui/react-button/?a=1#size');
  await expect(page).toHaveURL(`${pageKinds.component}?a=1#size`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});

for (const [address, meant] of [
  ['/zh', '/'],
  ['/zh/material-ui', '/material-ui/getting-started/'],
  ['/zh/production-error/?code=1', '/production-error/?code=1'],
  ['/material-ui?a=1', '/material-ui/getting-started/?a=1'],
  ['/x', '/x/introduction/'],
  ['/experiments/docs', '/experiments/docs/markdown/'],
] as const) {
  test(`the host leads from ${address} to ${meant}`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveURL(meant);
  });
}

for (const [address, meant] of [
  ['/uk', '/'],
  ['/uk/', '/'],
  ['/uk/store/', '/store/'],
  ['/uk/blog/', '/blog/'],
  ['/uk/production-error/?code=1#a', '/production-error/?code=1#a'],
  ['/uk/material-ui/?a=1', '/material-ui/getting-started/?a=1'],
  ['/pt-BR/system/', '/system/getting-started/'],
] as const) {
  test(`the server leads from ${address} to ${meant}`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveURL(meant);
  });

  test(`the page leads from ${address} to ${meant} where the host does not`, async ({ page }) => {
    const body = readFile('404.html');
    const { pathname } = new URL(address, 'http://localhost');
    await page.route(
      (url) => url.pathname === pathname,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page).toHaveURL(meant);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });
}

test('a language before an address that leads nowhere changes nothing', async ({
  page,
  reader,
}) => {
  await page.goto('/uk/material-ui/react-buton/');
  await expect(reader.main.getByRole('link', { name: 'Button' }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/uk/material-ui/react-buton/');
});

test('the response for a missing hashed file is not cached', async ({ request }) => {
  const answer = await request.get('/_next/static/chunks/nope.js');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([404, 'no-cache']);
});
