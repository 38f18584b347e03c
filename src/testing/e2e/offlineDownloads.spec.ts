import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Deployment } from './deployment';
import { pageKinds } from './exportedSite';
import { expect, ProductionReader, test, whileItTakes } from './productionSite';

const product = 'Base UI';
const last = '/base-ui/react-menu/hooks-api/';

/** Makes the product consist of a few files. The last one is held back until the returned function is called. */
function hasFewFiles(deployment: Deployment): () => void {
  const list = JSON.parse(fs.readFileSync('out/offline/base-ui.json', 'utf8')) as {
    files: [url: string, size: number][];
  };
  const files = list.files.filter(([url]) => url.startsWith('/base-ui/react-menu/'));
  expect(files.map(([url]) => url)).toContain(last);
  deployment.answer('/offline/base-ui.json', (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ...list, files, shared: [] }));
  });
  const waiting: ServerResponse[] = [];
  deployment.answer(last, (response) => waiting.push(response));
  return () => {
    for (const response of waiting) {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<h1>Menu</h1>');
    }
  };
}

/** Starts the download, which stops before its last file. */
async function begins(reader: ProductionReader, deployment: Deployment) {
  await reader.opensWithWorker(pageKinds.component);
  const letGo = hasFewFiles(deployment);
  const row = await reader.opensDownloads(product);
  await row.getByRole('button', { name: 'Download' }).focus();
  await reader.page.keyboard.press('Enter');
  await expect.poll(() => deployment.asked).toContain(last);
  return { row, letGo };
}

/** Removes the product in another tab. */
async function removesElsewhere(reader: ProductionReader, deployment: Deployment) {
  const other = new ProductionReader(await reader.page.context().newPage(), deployment);
  await other.opensWithWorker(pageKinds.guide);
  const row = await other.opensDownloads(product);
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row.getByRole('button', { name: 'Download' })).toBeVisible();
}

test('the focus goes from "Download" to "Cancel" to "Remove"', async ({ reader, deployment }) => {
  const { row, letGo } = await begins(reader, deployment);
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeFocused();
  letGo();
  await expect(row.getByRole('status')).toHaveText('Available offline', whileItTakes);
  await expect(row.getByRole('button', { name: 'Remove' })).toBeFocused();
});

test('a product that another tab removes on its way is not said to be there', async ({
  reader,
  deployment,
}) => {
  const { row, letGo } = await begins(reader, deployment);
  await removesElsewhere(reader, deployment);
  letGo();
  await expect(row.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(row.getByRole('status')).toBeEmpty();
  expect(await reader.savedCaches()).toEqual([]);
});

test('a tab learns what another removed when the reader comes back to it', async ({
  reader,
  page,
  deployment,
}) => {
  const { row, letGo } = await begins(reader, deployment);
  letGo();
  await expect(row.getByRole('status')).toHaveText('Available offline', whileItTakes);
  await removesElsewhere(reader, deployment);
  await expect.poll(() => reader.savedCaches()).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(row.getByRole('button', { name: 'Download' })).toBeVisible();
});
