import type { Page } from '@playwright/test';

/** Holds back all page data (`_next/data`). Returns a function that releases it, and one that counts the responses. */
export async function holdData(
  page: Page,
): Promise<{ release: () => void; arrived: () => number }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrived = 0;
  await page.route('**/_next/data/**', async (route) => {
    await released;
    await route.continue();
    arrived += 1;
  });
  return { release, arrived: () => arrived };
}

/** Starts to watch for some words in the page. Returns a function that says whether they were ever missing. */
export async function watchFor(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.evaluate((wanted) => {
    const main = document.querySelector('main')!;
    const look = () => {
      if (!main.textContent.includes(wanted)) Object.assign(window, { lacked: true });
    };
    new MutationObserver(look).observe(main, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, words);
  return () => page.evaluate(() => 'lacked' in window);
}
