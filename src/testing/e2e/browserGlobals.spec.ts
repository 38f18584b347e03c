import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { breakGlobals, faults, globals, type Fault } from './brokenGlobals';
import { exportBuiltWith } from './builtWith';
import { pageKinds } from './exportedSite';
import { expect, test as base } from './reader';

/** A test of a deployment with analytics, with one browser context for all visits, which reuses compiled scripts. */
const test = base.extend<object, { site: string; shared: BrowserContext }>({
  site: [
    async ({}, provide) => {
      const folder = exportBuiltWith({ NEXT_PUBLIC_GA_ID: 'G-TEST1' });
      const server = createSiteServer(folder);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser, site }, provide) => {
      const context = await browser.newContext({ baseURL: site, serviceWorkers: 'block' });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const kinds = Object.values(pageKinds);

/** Returns a function that evaluates an expression by CDP, because Playwright's own scripts need the broken globals. */
async function asks(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return async (expression) =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
}

/** An expression for the text of the page, without demos. */
const text = `Array.from(document.querySelectorAll('h1, h2, main .prose'), (e) => e.textContent).join()`;
const html = 'document.documentElement.dataset';

/** Visits a page with broken globals; returns the uncaught errors. */
async function visit(page: Page, pathname: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  await page.goto(pathname, { waitUntil: 'domcontentloaded' });
  const ask = await asks(page);
  const before = await ask(text);
  await expect.poll(() => ask(`${html}.hydrated`)).toBe('true');
  expect(await ask(`${html}.muiColorScheme`)).toBe('light');
  const hasSettings = await ask(
    `document.querySelector('button[aria-label=Settings]')?.click() ?? true`,
  );
  if (hasSettings === undefined) {
    await expect
      .poll(() => ask(`document.querySelector('dialog[open]')?.textContent`))
      .toContain('Mode');
  }
  expect(await ask(text)).toBe(before);
  expect(await ask('document.body.textContent')).not.toContain('Application error');
  return errors;
}

async function tries(shared: BrowserContext, broken: readonly string[], on: [Fault, string]) {
  const [fault, pathname] = on;
  const page = await shared.newPage();
  await breakGlobals(page, broken, fault);
  const errors = await visit(page, pathname);
  await page.close();
  expect(errors, `${broken.join()} ${fault} on ${pathname}`).toEqual([]);
}

for (const [index, name] of globals.entries()) {
  test(`a page stays whole whatever stands for ${name}`, async ({ shared }) => {
    for (const [turn, fault] of faults.entries()) {
      await tries(shared, [name], [fault, kinds[(index + turn) % kinds.length]!]);
    }
  });
}

for (const fault of faults) {
  for (const [kind, pathname] of Object.entries(pageKinds)) {
    test(`where every global ${fault} a page of the kind ${kind} stays whole`, async ({
      shared,
    }) => {
      await tries(shared, globals, [fault, pathname]);
    });
  }
}
