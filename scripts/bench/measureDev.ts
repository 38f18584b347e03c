import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../chromium';
import { startDevServer } from '../development/devServer';
import { awaitUnchangedFolders } from './awaitUnchangedFolders';
import { measureFixing } from './measureFixing';

/** How long an author waits in development, in milliseconds. */
export interface DevTimes {
  /** From the command to the first page, with nothing built or compiled before. */
  cold: number;
  /** The same with the caches that the first server wrote. */
  warm: number;
  markdownEdit: number;
  demoEdit: number;
  /** From saving an error in a markdown file to the overlay. */
  errorShown: number;
  /** From fixing it to the page without overlay. */
  errorFixed: number;
}

const pathname = '/system/generated/page-10/';
const own = 'docs-data/system/generated/page-10';

/** Returns the milliseconds from saving an edit of text to the screen. `folder` is a copy with long generated pages. */
export async function measureProseEdit(folder: string): Promise<number> {
  removeBuilt(folder);
  const { origin, stop } = await startDevServer(folder, pathname);
  try {
    // Wait until all pages are compiled, or it would be the time of a site of one page.
    await awaitUnchangedFolders([
      path.join(folder, '.next/dev/cache'),
      path.join(folder, '.content'),
    ]);
    return await onGeneratedPage(origin, (page) =>
      medianEdit(page, path.join(folder, own, 'page-10.md'), 'Use the'),
    );
  } finally {
    await stop();
  }
}

function removeBuilt(folder: string): void {
  for (const built of ['.next', '.content', 'out']) {
    fs.rmSync(path.join(folder, built), { recursive: true, force: true });
  }
}

/** Measures `next dev` in a copy of the project with generated pages. */
export async function measureDev(folder: string): Promise<DevTimes> {
  removeBuilt(folder);
  const first = await startDevServer(folder, pathname);
  // The compiler continues with the other pages, and Next writes its cache when it is idle.
  await awaitUnchangedFolders([
    path.join(folder, '.next/dev/cache'),
    path.join(folder, '.content'),
  ]);
  await first.stop();
  const { origin, firstPage, stop } = await startDevServer(folder, pathname);
  try {
    return { cold: first.firstPage, warm: firstPage, ...(await measureEdits(folder, origin)) };
  } finally {
    await stop();
  }
}

async function measureEdits(folder: string, origin: string) {
  const markdown = path.join(folder, own, 'page-10.md');
  return onGeneratedPage(origin, async (page) => {
    const markdownEdit = await medianEdit(page, markdown, 'Section 0');
    const demoEdit = await medianEdit(page, path.join(folder, own, 'First10.tsx'), 'Save 10');
    const { shown, fixedAfter } = await measureFixing(page, {
      file: markdown,
      from: '```tsx',
      to: '```tsxx',
      told: 'tsxx',
    });
    return { markdownEdit, demoEdit, errorShown: shown, errorFixed: fixedAfter };
  });
}

/** Opens the generated page in a browser, hydrates its first demo, and runs `work`. */
async function onGeneratedPage<Result>(
  origin: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    await page.goto(origin + pathname);
    await page.waitForSelector('html[data-hydrated]');
    await page.getByRole('button', { name: 'Save 10' }).first().hover();
    await page.waitForSelector('[data-demo] [data-live]');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Returns the median of five edits in milliseconds, after one that warms up the compiler. */
async function medianEdit(page: Page, file: string, word: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    const from = at === 0 ? word : `${word} edited${at - 1}`;
    times.push(await timeEdit(page, { file, from, to: `${word} edited${at}` }));
    await page.waitForTimeout(1500);
  }
  return times.slice(1).sort((a, b) => a - b)[2] ?? 0;
}

interface Edit {
  file: string;
  from: string;
  to: string;
}

/**
 * Returns the milliseconds from saving an edit to its text on the screen.
 * @throws Error if the page reloaded.
 */
async function timeEdit(page: Page, edit: Edit): Promise<number> {
  const text = fs.readFileSync(edit.file, 'utf8');
  const seen = page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent?.includes(wanted),
    edit.to,
    { polling: 'raf', timeout: 30_000 },
  );
  const started = performance.now();
  fs.writeFileSync(edit.file, text.replace(edit.from, edit.to));
  await seen;
  const elapsed = performance.now() - started;
  const same = await page.evaluate(() => 'sameDocument' in window);
  if (!same) throw new Error(`The page reloaded after an edit of ${edit.file}.`);
  return elapsed;
}
