import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, origins, test, whileItTakes, type ProductionReader } from './productionSite';

const { component, guide } = pageKinds;

/** Has the browser fetch the next build's worker, and waits until it looks after the page. */
async function isTakenOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
  });
}

test.describe('the worker', () => {
  test('comes on the production host, without a reload', async ({ reader, page }) => {
    await reader.opens(component);
    await reader.marks();
    await reader.hasWorker();
    await expect(page.locator('html')).toHaveAttribute('data-marked', '');
    expect(reader.complaints).toEqual([]);
  });

  test('comes on no other host', async ({ reader, page, deployment }) => {
    await reader.opens(`${origins.preview}${component}`);
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(true);
    await reader.readsToTheEnd();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(reader.settings).toBeVisible();
    await expect(reader.settings.getByText('Make available offline')).toHaveCount(0);
    expect(deployment.asked).not.toContain('/sw.js');
  });

  test('gives way to the next, and the page reloads once, where the reader is', async ({
    reader,
    page,
    deployment,
  }) => {
    await reader.opensWithWorker(component);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await reader.marks();
    let loads = 0;
    page.on('load', () => (loads += 1));
    deployment.deployNextBuild();
    await reader.looksForUpdates();
    await reader.seesReload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    const others = async () =>
      (await reader.caches()).filter((name) => !name.startsWith('docs-passing:next:'));
    await expect.poll(others).toEqual([]);
    expect(loads).toBe(1);
  });

  test('leaves a page without the focus alone until it gets it', async ({
    reader,
    page,
    deployment,
  }) => {
    await page.addInitScript(() => {
      document.hasFocus = () => sessionStorage.getItem('focused') !== null;
    });
    await reader.opensWithWorker(component);
    await reader.marks();
    deployment.deployNextBuild();
    await isTakenOver(page);
    await expect(page.locator('html')).toHaveAttribute('data-marked', '');
    await page.evaluate(() => {
      sessionStorage.setItem('focused', '');
      window.dispatchEvent(new Event('focus'));
    });
    await reader.seesReload();
  });

  test('takes over no sooner than the reader has sent what they wrote', async ({
    reader,
    page,
    deployment,
  }) => {
    await reader.opensWithWorker(component);
    deployment.answer('/api/feedback', (response) => response.writeHead(204).end());
    const asking = page.getByRole('region', { name: 'Was this page helpful?' });
    await asking.getByRole('button', { name: 'No' }).click();
    await asking.getByRole('textbox').pressSequentially('Long and precious.');
    await reader.marks();
    deployment.deployNextBuild();
    await isTakenOver(page);
    await page.keyboard.press('Tab');
    await page.waitForTimeout(3000);
    await expect(asking.getByRole('textbox')).toHaveValue('Long and precious.');
    await asking.getByRole('button', { name: 'Submit' }).click({ delay: 1500 });
    await expect(asking.getByRole('status')).toHaveText(/Thank you/);
    expect(deployment.asked.filter((path) => path === '/api/feedback')).toHaveLength(1);
    await reader.seesReload();
  });

  test('can be switched off: it removes itself and all it kept', async ({
    reader,
    page,
    deployment,
  }) => {
    await reader.opensWithWorker(component);
    await reader.opens(guide);
    await expect.poll(() => reader.caches()).not.toEqual([]);
    await reader.marks();
    deployment.deployWorker(fs.readFileSync('out/_offline/off.js', 'utf8'));
    await reader.looksForUpdates();
    await reader.seesReload();
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    await expect.poll(() => reader.caches()).toEqual([]);
    await reader.opens(component);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

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
    deployment.mend();
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
    await expect(reader.settings.getByText(/live editor .* adds \d\.\d MB once/)).toBeVisible();
    await reader.page.keyboard.press('Escape');
    await reader.makesAvailableOffline(product);
    deployment.cut();
    const missed: string[] = [];
    // The router asks once more whether data it has are current, and the settings what is new; both may fail.
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
