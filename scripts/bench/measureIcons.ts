import { chromium } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../chromium';
import { median } from './median';
import { serveSite } from './serveSite';

/** Milliseconds from a key in the icon search to the frame that shows its results, with 4× CPU slowdown. */
export interface IconTimes {
  median: number;
  slowest: number;
}

const words = ['arrow', 'trash', 'user', 'settings'];

/**
 * Types a text into the field and resolves with the milliseconds until the next frame is rendered. Runs in the page. It
 * is a string because tsx wraps named functions in calls of `__name`, which the page does not have.
 */
const timing = `(text) => new Promise((resolve) => {
  const field = document.querySelector('main [type=search]');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const started = performance.now();
  set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - started);
    channel.port2.postMessage(null);
  });
})`;

/** Types words into the icon search of a page, letter by letter, deletes them again, and measures each key. */
export async function measureIcons(out: string, pathname: string): Promise<IconTimes> {
  const { origin, stop } = await serveSite(out);
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(origin + pathname);
    await page.locator('[data-cell]').first().waitFor();
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (const text of words.flatMap(keystrokes)) {
      times.push(await page.evaluate<number>(`(${timing})(${JSON.stringify(text)})`));
      await page.waitForTimeout(120);
    }
    return { median: median(times), slowest: Math.max(...times) };
  } finally {
    await browser.close();
    stop();
  }
}

/** Returns the value of the field after each key of typing a word and of deleting it. */
function keystrokes(word: string): string[] {
  const typed = [...word].map((_, index) => word.slice(0, index + 1));
  return [...typed, ...typed.slice(0, -1).reverse(), ''];
}
