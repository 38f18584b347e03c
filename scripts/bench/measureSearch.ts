import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { SearchIndex } from '@/model';
import { searchIndexUrl, shardUrl } from '@/model/search';
import { askQuestions, hitRate, openSearch } from '../../src/testing/search/askQuestions';
import { questions } from '../../src/testing/search/questions';
import { chromiumArguments, provideChromium } from '../chromium';
import { median } from './median';
import { serveSite } from './serveSite';

/** How long a search takes. Times in milliseconds, with 4× CPU slowdown. */
export interface SearchTimes {
  /** From the first key in the open dialog to the first result, with the shard in memory; median. */
  cached: number;
  /** From the shortcut to the first result, with nothing fetched before; median. */
  notCached: number;
  /** Main thread time of the key that took most. */
  longestTask: number;
  /** Main thread time per key, mean over a text. */
  perKey: number;
}

/** Returns the shards of an export with their sizes in kilobytes, compressed with brotli. */
export function measureShards(out: string): { name: string; size: number }[] {
  const index = fs.readFileSync(path.join(out, searchIndexUrl), 'utf8');
  return (JSON.parse(index) as SearchIndex).shards.map(({ name }) => {
    return { name, size: fs.statSync(path.join(out, `${shardUrl(name)}.br`)).size / 1024 };
  });
}

/** Returns the share (0 to 1) of questions whose answer is the first result, and is among the first three. */
export function measureHits(out: string): { first: number; three: number; count: number } {
  const asked = askQuestions(openSearch(out), questions);
  return { first: hitRate(asked, 1), three: hitRate(asked, 3), count: asked.length };
}

const repeats = 5;

/** Measures the search of a built site in a real browser, from one of its pages. */
export async function measureSearch(out: string, pathname: string): Promise<SearchTimes> {
  const { origin, stop } = await serveSite(out);
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: chromiumArguments,
  });
  try {
    const fresh: number[] = [];
    const cached: number[] = [];
    for (let turn = 0; turn < repeats; turn += 1) {
      const times = await searchOnce(browser, origin + pathname);
      fresh.push(times.notCached);
      cached.push(times.cached);
    }
    const typing = await measureTyping(browser, origin + pathname);
    return { cached: median(cached), notCached: median(fresh), ...typing };
  } finally {
    await browser.close();
    stop();
  }
}

/** Searches on a first visit: presses the shortcut and types, then types something else. */
async function searchOnce(browser: Browser, url: string) {
  const page = await openSlowly(browser, url);
  const notCached = await timeOption(page, 'b', true);
  await page.waitForTimeout(1000);
  const cached = await timeOption(page, 'd', false);
  await page.close();
  return { notCached, cached };
}

async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForTimeout(1500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Types a text and resolves with the milliseconds until the highlighted text of the first result changes; rejects if
 * that takes more than 20 seconds. Runs in the page. It is a string because tsx wraps named functions in calls of
 * `__name`, which the page does not have.
 */
const timing = `(text, isClosed) => new Promise((resolve, reject) => {
  const first = () => document.querySelector('a[role=option] mark')?.textContent ?? '';
  const before = first();
  const started = performance.now();
  const type = () => {
    const field = document.querySelector('dialog [role=combobox]');
    if (!field) return false;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  };
  if (isClosed) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  let isTyped = type();
  const look = () => {
    isTyped = isTyped || type();
    const now = first();
    if (isTyped && now !== '' && now !== before) resolve(performance.now() - started);
    else if (performance.now() - started > 20000) reject(new Error('No result for ' + text + ' after 20 s'));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Returns the milliseconds from a key, or from the shortcut if the dialog is closed, to the first result. */
function timeOption(page: Page, key: string, isClosed: boolean): Promise<number> {
  return page.evaluate<number>(`(${timing})(${JSON.stringify(`${key}u`)}, ${isClosed})`);
}

/** Measures main thread time while a text is typed, by the browser's performance metrics. */
async function measureTyping(browser: Browser, url: string) {
  const page = await openSlowly(browser, url);
  await timeOption(page, 'b', true);
  await page.waitForTimeout(1000);
  await page.locator('dialog [role=combobox]').fill('');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const word = 'disable elevation';
  let longestTask = 0;
  let sum = 0;
  for (const letter of word) {
    const before = await taskTime(session);
    await page.keyboard.type(letter);
    await page.waitForTimeout(250);
    const spent = (await taskTime(session)) - before;
    longestTask = Math.max(longestTask, spent);
    sum += spent;
  }
  await page.close();
  return { longestTask, perKey: sum / word.length };
}

type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

/** Returns the milliseconds the main thread has spent on scripts, styles and layout so far. */
async function taskTime(session: Session): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const names = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return (
    metrics.reduce((sum, { name, value }) => (names.includes(name) ? sum + value : sum), 0) * 1000
  );
}
