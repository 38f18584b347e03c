import { fenceAddress } from '../bundle/entries';
import type { PageVisit } from './pageVisit';

/** Mounts each fence that is a component, in a document of its own, and presses its buttons once. */
export async function checkFences(visit: PageVisit): Promise<void> {
  const { page, shown, around, watcher } = visit;
  for (const { fence, index } of shown.fences) {
    watcher.place = {
      check: 'fences',
      file: fence.file,
      line: fence.line,
      when: 'when it is mounted',
    };
    await page.goto(around.origin + fenceAddress(shown.at, index));
    const isAlive = await page
      .waitForFunction(() => document.documentElement.dataset.alive === 'true', undefined, {
        timeout: 5000,
      })
      .then(
        () => true,
        () => false,
      );
    if (!isAlive) watcher.report("isn't mounted", 'Export a component by default.');
    await page.waitForTimeout(50);
    const objects = await page.evaluate(() =>
      /\s[\w:-]+="[^"]*\[object \w+\]/.test(document.getElementById('__next')?.innerHTML ?? ''),
    );
    if (objects) watcher.report('leaves `[object Object]` in an attribute', 'Pass a string.');
    watcher.place.when = 'when its buttons are pressed';
    await page.evaluate(() => {
      document
        .querySelectorAll<HTMLElement>('#__next :is(button, [role="button"]):not([disabled], a)')
        .forEach((button) => button.isConnected && button.click());
    });
    await page.waitForTimeout(50);
  }
}
