import type { PageVisit } from './pageVisit';

const patience = 8000;

/** Brings every demo of the page into view, one by one, and waits until each is live: what it complains of meanwhile is its own. */
export async function wakeDemos(visit: PageVisit): Promise<void> {
  const { page } = visit;
  for (const { name, options } of visit.demos) {
    visit.at(visit.fileOf(name), 'when it is mounted');
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
    if (!isLive)
      visit.watcher.report("doesn't come to life", 'Read what else is said of this demo.');
  }
  await page.waitForTimeout(50);
  visit.at(visit.shown.sources.compiled.file, 'when its demos are live');
  await reportObjects(visit);
}

/** Attributes that hold `[object Object]`, with the demo they are in. */
async function reportObjects(visit: PageVisit): Promise<void> {
  const found = await visit.page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes]
        .filter(({ value }) => /\[object \w+\]/.test(value))
        .map(({ name }) => ({
          name,
          demo: element.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '',
        })),
    ),
  );
  for (const { name, demo } of found) {
    visit.problems.push({
      check: 'browser',
      file: visit.fileOf(demo),
      what: `The attribute \`${name}\` holds \`[object Object]\`.`,
      fix: 'Pass a string, or a prop that accepts objects: this one goes to an element as it is.',
    });
  }
}
