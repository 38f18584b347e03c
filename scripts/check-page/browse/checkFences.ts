import type { Page } from '@playwright/test';
import { fenceAddress } from '../bundle/entries';
import type { PageVisit } from './pageVisit';
import { reportObjects } from './reportObjects';

/** How many buttons are pressed in each fence, including those in what it opens. */
const mostButtons = 12;

/** How long a fence may take to mount, in milliseconds. */
const patience = 5000;

/** Mounts each fence that is a component in its own document, and presses each of its buttons once. */
export async function checkFences(visit: PageVisit): Promise<void> {
  const { page, shown, context, watcher } = visit;
  for (const { fence, index } of shown.fences) {
    const { file, line } = fence;
    watcher.place = { check: 'fences', file, line, when: 'when it is mounted' };
    await page.goto(context.origin + fenceAddress(shown.at, index));
    if (!(await isMounted(visit))) {
      watcher.report("isn't mounted", 'Export a component by default that renders something.');
      continue;
    }
    await page.waitForTimeout(50);
    await reportObjects(visit, 'fences');
    watcher.place.when = 'when its buttons are pressed';
    await pressButtons(visit);
  }
}

function isMounted({ page }: PageVisit): Promise<boolean> {
  return page
    .waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, {
      timeout: patience,
    })
    .then(
      () => true,
      () => false,
    );
}

/** Presses the buttons one by one, including those that appear meanwhile. Forms are kept from submitting. */
async function pressButtons({ page, watcher }: PageVisit): Promise<void> {
  const address = page.url();
  await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault(), true));
  for (let count = 0; count < mostButtons; count += 1) {
    const outcome = await pressNext(page);
    if (outcome !== 'left') await page.waitForTimeout(outcome === 'pressed' ? 30 : 50);
    if (outcome === 'left' || page.url().split('#')[0] !== address) {
      watcher.report('leaves its page', 'Show what happens without another address.');
      return;
    }
    if (outcome === 'none') return;
  }
}

/**
 * Presses the next button that has not been pressed. A press that leaves the page does so later, while this function
 * runs again: Playwright then rejects, because the document is gone.
 */
async function pressNext(page: Page): Promise<'pressed' | 'none' | 'left'> {
  try {
    return await page.evaluate(() => {
      const [next] = document.querySelectorAll<HTMLElement>(
        ':is(button, [role="button"]):not([disabled], [data-check-pressed], a)',
      );
      next?.setAttribute('data-check-pressed', '');
      next?.click();
      return next ? 'pressed' : 'none';
    });
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return 'left';
    throw error;
  }
}
