import fs from 'node:fs';
import type { Page } from '@playwright/test';

/** An error that the bench makes and fixes: a text in a file is replaced, and replaced back. */
export interface PlantedError {
  file: string;
  from: string;
  to: string;
  /** What the overlay has to say. */
  told: string;
}

/** Milliseconds until the overlay with the error appears after the error, and disappears after the fix. */
export interface FixingTimes {
  shown: number;
  fixedAfter: number;
}

const patience = 30_000;

/**
 * Measures how long the overlay takes to appear and disappear while a page is open.
 * @throws Error when the page was loaded again meanwhile.
 */
export async function measureFixing(page: Page, error: PlantedError): Promise<FixingTimes> {
  const { file, from, to, told } = error;
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${JSON.stringify(from)}.`);
  const overlay = page.getByRole('dialog').filter({ hasText: told }).first();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await page.evaluate(() => window.scrollY);
  try {
    const broken = performance.now();
    fs.writeFileSync(file, text.replace(from, to));
    await overlay.waitFor({ timeout: patience });
    const shown = performance.now() - broken;
    const fixing = performance.now();
    fs.writeFileSync(file, text);
    await overlay.waitFor({ state: 'hidden', timeout: patience });
    const fixedAfter = performance.now() - fixing;
    const after = await page.evaluate(() => ('sameDocument' in window ? window.scrollY : -1));
    if (after === -1) throw new Error(`The page was loaded again after an error in ${file}.`);
    if (after !== before) throw new Error(`The page moved after an error in ${file}.`);
    return { shown, fixedAfter };
  } finally {
    fs.writeFileSync(file, text);
  }
}
