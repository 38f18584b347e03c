import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../chromium';

/** Milliseconds an author waits. */
export interface DevTimes {
  /** From the command to the first page. */
  firstPage: number;
  markdownEdit: number;
  demoEdit: number;
}

const port = 3987;

/** Starts `next dev` in a folder and resolves when a page was answered. */
async function startDev(
  folder: string,
  pathname: string,
): Promise<{ server: ChildProcess; firstPage: number }> {
  const started = performance.now();
  const server = spawn('npx', ['next', 'dev', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`).catch(() => null);
    if (answer?.ok) break;
    if (performance.now() - started > 120_000)
      throw new Error('next dev answered no page in 2 minutes.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { server, firstPage: performance.now() - started };
}

interface Edit {
  file: string;
  from: string;
  to: string;
}

/** Milliseconds from saving an edit to its text on the screen. @throws Error when the page reloaded. */
async function timeEdit(page: Page, edit: Edit): Promise<number> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
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

/** Median of three edits; the first of a kind warms the compiler and does not count. */
async function medianEdit(page: Page, file: string, word: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    const from = at === 0 ? word : `${word} edited${at - 1}`;
    times.push(await timeEdit(page, { file, from, to: `${word} edited${at}` }));
    await page.waitForTimeout(400);
  }
  return times.slice(1).sort((a, b) => a - b)[1] ?? 0;
}

/** Times `next dev` in a copy of the project that has generated pages. */
export async function measureDev(folder: string): Promise<DevTimes> {
  const pathname = '/system/generated/page-10/';
  const { server, firstPage } = await startDev(folder, pathname);
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}${pathname}`);
    await page.getByRole('button', { name: 'Save 10' }).first().hover();
    await page.waitForSelector('[data-demo] [data-live]');
    const own = path.join(folder, 'docs-data/system/generated/page-10');
    const markdownEdit = await medianEdit(page, path.join(own, 'page-10.md'), 'Section 0');
    const demoEdit = await medianEdit(page, path.join(own, 'First10.tsx'), 'Save 10');
    return { firstPage, markdownEdit, demoEdit };
  } finally {
    await browser.close();
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  }
}
