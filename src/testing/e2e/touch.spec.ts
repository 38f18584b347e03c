import { pageKinds } from './exportedSite';
import { expect, test, type Reader } from './reader';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

test('the copy button covers no code, and confirms the copy', async ({ reader, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.opens(pageKinds.code);
  const block = reader.main
    .locator('.code pre:visible')
    .filter({ has: reader.page.locator('.code-copy') })
    .first();
  const button = block.getByRole('button', { name: 'Copy' });
  const [code, copy] = [await block.locator('code').boundingBox(), await button.boundingBox()];
  expect(copy!.x).toBeGreaterThanOrEqual(code!.x + code!.width);
  expect(copy!.width).toBeGreaterThanOrEqual(24);
  expect(await button.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
  await button.tap();
  await expect(block.getByRole('button')).toHaveText('Copied');
});

/** Scrolls past a demo; returns the maximum number of pixels of its tools that "Back to top" covers. */
async function mostCovered({ page }: Reader): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let most = 0;
    for (let step = 0; step < 30; step += 1) {
      window.scrollBy({ top: 61, behavior: 'instant' });
      // Waits for the transition of the button.
      for (let frame = 0; frame < 14; frame += 1) await nextFrame();
      const button = document.querySelector('[aria-label="Back to top"]')?.getBoundingClientRect();
      if (!button) continue;
      for (const tools of document.querySelectorAll('[role="toolbar"], .code-copy')) {
        const box = tools.getBoundingClientRect();
        const wide = Math.min(box.right, button.right) - Math.max(box.left, button.left);
        const high = Math.min(box.bottom, button.bottom) - Math.max(box.top, button.top);
        if (wide > 0 && high > 0) most = Math.max(most, high);
      }
    }
    return most;
  });
}

test('"Back to top" covers no tools of a demo', async ({ reader, page }) => {
  await reader.opens(pageKinds.component);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  expect(await mostCovered(reader)).toBeLessThanOrEqual(1);
});

test('headings of subsections show their link alone, in small', async ({ reader }) => {
  await reader.opens(pageKinds.component);
  const headings = reader.main.locator('.heading');
  const link = headings.locator('.heading-anchor').first();
  expect(await link.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBeLessThan(15);
  await expect(headings.filter({ has: reader.page.locator('h2') }).first()).toBeVisible();
  const tools = headings.filter({ has: reader.page.locator('h3') }).locator('.heading-comment');
  await expect(tools.first()).toBeHidden();
});

for (const direction of ['Left to right', 'Right to left']) {
  test(`menus stay off the edges of the screen, ${direction.toLowerCase()}`, async ({
    reader,
    page,
  }) => {
    await reader.opens(pageKinds.component);
    await reader.chooses('Direction', direction);
    const openers = [
      page.getByRole('button', { name: 'Switch product' }),
      reader.demo('BasicButtons').getByRole('button', { name: 'More' }),
    ];
    for (const opener of openers) {
      await opener.tap();
      const menu = page.getByRole('menu').filter({ visible: true });
      await expect(menu).toBeVisible();
      const box = (await menu.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(6);
      expect(375 - box.x - box.width).toBeGreaterThanOrEqual(6);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
    }
  });
}
