import type { Page } from '@playwright/test';

/** The color that {@link keepColors} stores, as computed styles contain it. */
export const purple = 'rgb(106, 27, 154)';

/** Sets the cookie of a reader who chose a color. */
export async function keepColors(page: Page, baseURL: string | undefined): Promise<void> {
  const value = encodeURIComponent('{"primary":{"main":"#6a1b9a"}}');
  await page.context().addCookies([{ name: 'paletteColors', value, url: baseURL }]);
}
