import fs from 'node:fs';
import type { Page } from '@playwright/test';

/** An error to make and fix: in `file`, `from` is replaced by `to`, and restored. */
export interface PlantedError {
  file: string;
  from: string;
  to: string;
  /** Text that the overlay has to contain. */
  told: string;
}

/** Milliseconds from the error to the overlay, and from the fix to the page without overlay. */
export interface FixingTimes {
  shown: number;
  fixedAfter: number;
}

const patience = 30_000;

/**
 * Measures how long the overlay takes to appear and disappear while a page is open.
 * @throws Error if the page reloaded or scrolled, or if the file does not contain `from`.
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
