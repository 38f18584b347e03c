import fs from 'node:fs';
import { pageKinds } from './exportedSite';
import { expect, test, whileItTakes, type ProductionReader } from './productionSite';

const { component, guide } = pageKinds;

test.describe('without a connection', () => {
  test('a visited page is there, and any other says what is', async ({
    reader,
    page,
    deployment,
  }) => {
    await reader.opensWithWorker(component);
    await reader.chooses('Mode', 'Dark');
    await reader.opens(guide);
    await reader.hasCopies();
    deployment.cut();
    await reader.opens(guide);
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(
      'Customizing the theme',
    );
    await reader.opens('/system/getting-started/');
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(reader.main.getByRole('link', { name: 'Customizing the theme' })).toHaveAttribute(
      'href',
      guide,
    );
    // The settings work, too.
    await reader.chooses('Mode', 'Light');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
    deployment.restore();
    await reader.main.getByRole('button', { name: 'Try again' }).click();
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(/: overview$/);
    expect(new URL(page.url()).pathname).toBe('/system/getting-started/');
  });

  test('a server that does not answer is not waited for where there is a copy', async ({
    reader,
    deployment,
  }) => {
    await reader.opensWithWorker(component);
    await reader.opens(guide);
    await reader.hasCopies();
    deployment.answer(guide, () => {});
    await reader.opens(guide);
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(
      'Customizing the theme',
    );
  });
});

test.describe('"Make available offline"', () => {
  const product = 'Base UI';
  const folder = 'base-ui';
  const press = (row: ReturnType<ProductionReader['demo']>, name: string) =>
    row.getByRole('button', { name, exact: true }).click();

  test('a product is read to its last demo with the network cut', async ({
    reader,
    page,
    deployment,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await reader.opensWithWorker(component);
    const row = await reader.opensDownloads(product);
    await expect(reader.settings.getByText('Make available offline')).toBeVisible();
    await expect(row).toContainText(/\d MB/);
    await expect(reader.settings.getByText(/live editor.* adds \d\.\d MB once/)).toBeVisible();
    await reader.page.keyboard.press('Escape');
    await reader.makesAvailableOffline(product);
    deployment.cut();
    const missed: string[] = [];
    // The router revalidates data, and the settings check for updates; both requests may fail.
    const mayFail = (pathname: string) => ['/sw.js', '/offline/index.json'].includes(pathname);
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url());
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (request.method() === 'GET' && !isLeft && !mayFail(pathname)) missed.push(pathname);
    });

    await reader.opens('/base-ui/react-button/');
    await reader.readsToTheEnd();
    const neighbors = page.getByRole('navigation', { name: 'Neighboring pages' });
    await neighbors.getByRole('link', { name: 'Autocomplete' }).click();
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Autocomplete');
    await page.goBack();
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Button');
    await reader.chooses('Mode', 'Dark');
    await reader.chooses('Direction', 'Right to left');
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
    await reader.readsToTheEnd();
    const [demo] = await page.locator('[data-demo]').all();
    await demo?.getByRole('button', { name: 'Show code' }).click();
    await expect(demo?.locator('pre').first() ?? page.locator('none')).toContainText('import');

    await reader.opens('/base-ui/react-menu/hooks-api/');
    await reader.opens('/');
    await expect(reader.main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(missed).toEqual([]);

    for (const [address, meant] of [
      ['/base-ui/', '/base-ui/getting-started/'],
      ['/zh/base-ui/', '/base-ui/getting-started/'],
      ['/zh/base-ui/react-button/?a=1', '/base-ui/react-button/?a=1'],
    ] as const) {
      await reader.opens(address);
      await expect(page).toHaveURL(meant);
    }
    await reader.opens(component);
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await reader.main.getByRole('link', { name: product }).click();
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(/: overview$/);

    const saved = await reader.opensDownloads(product);
    await press(saved, 'Remove');
    await expect(saved).toHaveCount(0);
    await expect.poll(() => reader.savedCaches()).toEqual([]);
  });

  test('a download goes on where it failed, and can be ended', async ({ reader, deployment }) => {
    test.slow();
    const lost = '/base-ui/react-menu/hooks-api/';
    await reader.opensWithWorker(component);
    deployment.answer(lost, (response) => response.writeHead(500).end());
    const row = await reader.opensDownloads(product);
    await press(row, 'Download');
    await expect(row.getByRole('status')).toHaveText(
      'The download stopped. Resume it when you’re back online.',
      whileItTakes,
    );
    deployment.answer(lost, () => {});
    deployment.asked.length = 0;
    await press(row, 'Resume');
    await expect(row.getByRole('progressbar', { name: product })).toBeVisible();
    await expect.poll(() => deployment.asked, whileItTakes).toContain(lost);
    await press(row, 'Cancel');
    await expect(row.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect.poll(() => reader.savedCaches()).toEqual([]);
    const index = JSON.parse(fs.readFileSync(`out/offline/${folder}.json`, 'utf8')) as {
      files: unknown[];
    };
    expect(deployment.asked.length).toBeLessThan(index.files.length / 2);
  });

  test('says when there is not enough space', async ({ reader, page }) => {
    await page.addInitScript(() => {
      navigator.storage.estimate = async () => ({ quota: 2_000_000, usage: 500_000 });
    });
    await reader.opensWithWorker(component);
    const row = await reader.opensDownloads(product);
    await press(row, 'Download');
    await expect(row.getByRole('status')).toHaveText(
      /^Not enough storage: [\d.]+ MB needed, 1\.5 MB free\.$/,
    );
  });
});
