import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, origins, test } from './productionSite';

const { component, guide } = pageKinds;

/** Makes the browser update to the next build's worker, and waits until that controls the page. */
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
  test('comes on the production host, without a reload [spec 4.16]', async ({ reader, page }) => {
    await reader.opens(component);
    await reader.marks();
    await reader.hasWorker();
    await expect(page.locator('html')).toHaveAttribute('data-marked', '');
    expect(reader.complaints).toEqual([]);
  });

  test('comes on no other host [spec 4.16]', async ({ reader, page, deployment }) => {
    await reader.opens(`${origins.preview}${component}`);
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(true);
    await reader.readsToTheEnd();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(reader.settings).toBeVisible();
    await expect(reader.settings.getByText('Make available offline')).toHaveCount(0);
    expect(deployment.asked).not.toContain('/sw.js');
  });

  test('gives way to the next, and the page reloads once, where the reader is [spec 4.17]', async ({
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

  test('leaves a page without the focus alone until it gets it [spec 4.17]', async ({
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
