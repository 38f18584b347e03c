import type { Page } from '@playwright/test';

/** Clicks, and returns the URL and form fields of the POST request to a sandbox site. The request is aborted. */
export async function capturePost(page: Page, click: () => Promise<void>) {
  const post = page.context().waitForEvent('request', (request) => request.method() === 'POST');
  await page.context().route(/stackblitz|codesandbox/, (route) => route.abort());
  await click();
  const request = await post;
  return { url: request.url(), fields: new URLSearchParams(request.postData() ?? '') };
}
