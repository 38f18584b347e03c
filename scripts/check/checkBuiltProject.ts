import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../chromium';
import { createSiteServer } from '../serve/createSiteServer';

/** Starts the browser for {@link checkBuiltProject}. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
}

/** Opens a built project in the browser and returns what is wrong: errors, warnings, or an empty page. */
export async function checkBuiltProject(browser: Browser, folder: string): Promise<string[]> {
  const server = createSiteServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isOurs = !message.location().url.endsWith('/favicon.ico');
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' });
    const seen = page.locator('#root > *').first();
    const isSeen = await seen.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    return isSeen ? complaints : [...complaints, 'The page shows nothing.'];
  } finally {
    await page.close();
    server.close();
  }
}
