import type { Page } from '@playwright/test';

/** Everything a click posts to another site, which is never reached. */
export async function postOf(page: Page, click: () => Promise<void>) {
  const post = page.context().waitForEvent('request', (request) => request.method() === 'POST');
  await page.context().route(/stackblitz|codesandbox/, (route) => route.abort());
  await click();
  const request = await post;
  return { url: request.url(), fields: new URLSearchParams(request.postData() ?? '') };
}
