import type { PageVisit } from './pageVisit';
import { reportObjects } from './reportObjects';

/** How long demos may take to hydrate, in milliseconds. */
const patience = 8000;

/** Scrolls to each demo and waits until it is live, one by one, so that what it logs is reported at that demo. */
export async function hydrateDemos(visit: PageVisit): Promise<void> {
  const { page } = visit;
  for (const { name, options } of visit.demos) {
    visit.setReportPlace(visit.fileOf(name), 'when it is mounted');
    const box = page.locator(`[data-demo="${name}"]`).first();
    await box.scrollIntoViewIfNeeded();
    const stage = options.iframe
      ? box.frameLocator('iframe').locator('[data-demo-stage]')
      : box.locator('[data-demo-stage]').first();
    const isLive = await stage
      .and(options.iframe ? stage : page.locator('[data-live]'))
      .waitFor({ timeout: patience, state: 'attached' })
      .then(
        () => true,
        () => false,
      );
    if (!isLive) visit.watcher.report("doesn't hydrate", 'Read the other problems of this demo.');
  }
  await page.waitForTimeout(50);
  visit.setReportPlace(visit.file, 'when its demos are live');
  await reportObjects(visit, 'browser');
}

/** Reloads the current document and waits until its demos are live. */
export async function reopenDocument(visit: PageVisit): Promise<void> {
  const { page } = visit;
  await visit.open();
  for (const stage of await page.locator('[data-demo-stage]').all())
    await stage.scrollIntoViewIfNeeded();
  const areLive = () =>
    [...document.querySelectorAll('[data-demo-stage]')].every((stage) =>
      stage.matches('[data-live]'),
    );
  await page.waitForFunction(areLive, undefined, { timeout: patience }).catch(() => {});
}
