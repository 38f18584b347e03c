import { measurePage } from '../site/measurePage';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

const text = '/material-ui/migration/migration-v4/';

/** What the test puts into the page. */
interface CountingWindow extends Window {
  demosAtFirst?: number;
  next: { router: { push: (url: string) => Promise<boolean> } };
}

test('a page without demos takes no more than 175 KB besides its HTML', () => {
  const { script, style, font } = measurePage('out', text);
  const demos = measurePage('out', pageKinds.component);
  expect(script + style + font).toBeLessThanOrEqual(175 * 1024);
  expect(demos.script - script).toBeGreaterThan(8 * 1024);
});

test('who comes from a page without demos sees the demos together with the heading', async ({
  reader,
  page,
}) => {
  await reader.opens(text);
  await page.waitForLoadState('networkidle');
  const count = await page.evaluate(async (pathname) => {
    const counting = window as unknown as CountingWindow;
    const look = () => {
      if (document.querySelector('h1')?.textContent !== 'Button') return;
      counting.demosAtFirst ??= document.querySelectorAll('[data-demo]').length;
    };
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(document.body, changes);
    await counting.next.router.push(pathname);
    return counting.demosAtFirst;
  }, pageKinds.component);
  // Long pages render their first screen first.
  expect(count).toBeGreaterThan(0);
});
