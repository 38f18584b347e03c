import { listDocumentationPages, pageKinds, readExported, readFile } from './exportedSite';
import { expect, test } from './reader';

/** Magic comment that makes Chromium compile all functions of a script eagerly. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

interface HeldWindow extends Window {
  /** Callbacks of `requestAnimationFrame` that were not called. */
  heldFrames: FrameRequestCallback[];
}

test('no page asks for a script by itself, and what it names is compiled as a whole', () => {
  const chunks = new Set<string>();
  for (const pathname of ['/', ...Object.values(pageKinds), ...listDocumentationPages()]) {
    const html = readExported(pathname);
    const asked = [
      ...(html.match(/<script\b[^>]*\ssrc=[^>]*>/gi) ?? []),
      ...(html.match(/<link\b[^>]*(?:as="script"|modulepreload)[^>]*>/gi) ?? []),
    ].filter((tag) => !/\bnomodule\b/i.test(tag));
    expect(asked, pathname).toEqual([]);
    const named = [...html.matchAll(/<script\b[^>]*\sdata-src="([^"?]+)/g)];
    expect(named.length, pathname).toBeGreaterThan(5);
    named.forEach(([, url = '']) => chunks.add(url));
  }
  for (const chunk of [...chunks].filter((url) => url.includes('/chunks/'))) {
    expect(readFile(chunk).slice(0, compileHint.length), chunk).toBe(compileHint);
  }
});

for (const [kind, pathname] of Object.entries(pageKinds)) {
  test(`scripts wait until a page was painted, and then come by themselves: ${kind}`, async ({
    reader,
    page,
  }) => {
    await page.addInitScript(() => {
      const held = window as unknown as HeldWindow;
      if (self !== top) return;
      held.heldFrames = [];
      held.requestAnimationFrame = (frame) => held.heldFrames.push(frame);
    });
    await page.goto(pathname);
    // The `load` event has fired. Waits one more task, in which scripts could be requested.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(reader.requests.filter((url) => url.endsWith('.js'))).toEqual([]);
    await page.evaluate(() => {
      const held = window as unknown as HeldWindow;
      const render = () => {
        held.heldFrames.splice(0).forEach((frame) => frame(performance.now()));
        setTimeout(render);
      };
      render();
    });
    await reader.waitsUntilHydrated();
    expect(reader.complaints).toEqual([]);
  });
}

test('clicks before hydration are not lost', async ({ reader, page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/material-ui/getting-started/installation/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  release();
  await reader.waitsUntilHydrated();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'pnpm', selected: true }).first()).toBeVisible();
});

test('a page that goes out of sight before it was painted hydrates', async ({ reader, page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(pageKinds.component);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // Not `reader.opens`, which waits for animation frames that never come.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  expect(reader.complaints).toEqual([]);
});

test('a page inside another hydrates when the reader comes near', async ({ reader, page }) => {
  await reader.opens('/');
  const asked = () => reader.requests.filter((url) => url.endsWith('.js')).length;
  await page.waitForLoadState('networkidle');
  const before = asked();
  await page.evaluate(async (src) => {
    const frame = document.createElement('iframe');
    frame.id = 'inside';
    frame.style.marginBlockStart = '10000px';
    frame.src = src;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    // Visibility is checked once per rendered frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, pageKinds.demoAlone);
  const inside = page.frameLocator('#inside').locator('html');
  await expect(inside).not.toHaveAttribute('data-hydrated');
  expect(asked()).toBe(before);
  await page.locator('#inside').scrollIntoViewIfNeeded();
  await expect(inside).toHaveAttribute('data-hydrated', 'true');
  expect(reader.complaints).toEqual([]);
});

test('a page opened out of sight, where no frame is rendered, hydrates', async ({
  reader,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/material-ui/react-button/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  expect(reader.complaints).toEqual([]);
});

test('a click while the page hydrates is not lost', async ({ reader, page }) => {
  await page.goto('/material-ui/react-text-field/', { waitUntil: 'commit' });
  // The link always works: with a page load before hydration, by client navigation afterwards.
  await page.locator('a[rel="next"], a[rel="prev"]').first().click();
  await expect(page).not.toHaveURL(/react-text-field/);
  await reader.waitsUntilHydrated();
  expect(reader.complaints).toEqual([]);
});
