import type { Locator, Page } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';
import { layoutShifts, watchVisits } from './visit';

const longPage = '/material-ui/react-autocomplete/';

/** Stored settings of a reader, by a name for the test title. */
const looks: Record<string, Record<string, string>> = {
  'as it is': {},
  dense: { 'mui-density': 'dense' },
  'right to left': { 'mui-direction': 'rtl' },
  'dense from right to left': { 'mui-density': 'dense', 'mui-direction': 'rtl' },
};

const keeps = (page: Page, stored: Record<string, string>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));

const barsOf = (page: Page) => page.locator('[data-demo]').getByRole('toolbar');

/** Waits until the tools of all demos are rendered. */
async function findsAllTools(page: Page): Promise<void> {
  const bars = barsOf(page);
  await expect(bars.filter({ has: page.getByRole('button') })).toHaveCount(await bars.count());
}

const heightsOf = (bars: Locator) =>
  bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));

/** Returns by how many pixels a bar is higher than the space that is reserved for it. */
const beyondHeight = (bar: Locator) =>
  bar.evaluate(
    (element) =>
      element.getBoundingClientRect().height -
      Number.parseFloat(getComputedStyle(element).minBlockSize),
  );

for (const [look, width] of [
  ['as it is', 1440],
  ['as it is', 375],
  ...Object.keys(looks).map((one) => [one, 320] as const),
] as const) {
  test(`tools far away have the height that they have near the viewport, ${look}, ${width} px wide`, async ({
    reader,
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await keeps(page, looks[look] ?? {});
    // Far from the demo whose code is open, because toolbars keep their height once they were near.
    await reader.opens(`${longPage}#Virtualize`);
    await findsAllTools(page);
    const bars = barsOf(page);
    await expect(bars.first()).toHaveCSS('content-visibility', 'auto');
    const before = await heightsOf(bars);
    await page.addStyleTag({
      content: '[role="toolbar"] { content-visibility: visible !important }',
    });
    await expect(bars.first()).toHaveCSS('content-visibility', 'visible');
    expect(await heightsOf(bars)).toEqual(before);
  });
}

for (const [look, stored] of Object.entries(looks)) {
  test(`a bar is as high as the place that is kept for it, ${look}`, async ({ reader, page }) => {
    await keeps(page, stored);
    await reader.opens(pageKinds.demos);
    await findsAllTools(page);
    const bars = ['SeatPicker', 'CoachMenu'].map((name) => reader.demo(name).getByRole('toolbar'));
    const expectSpace = async (state: string) => {
      for (const width of [320, 349, 350, 375, 381, 382, 419, 420, 599, 600, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        for (const bar of bars) {
          await bar.scrollIntoViewIfNeeded();
          // A bar far away keeps its last height (`content-visibility`) until it is laid out again.
          await expect.poll(() => beyondHeight(bar), `${state}, ${width} px`).toBe(0);
        }
      }
    };
    await expectSpace('closed');
    for (const bar of bars) await bar.getByRole('button', { name: 'Show code' }).click();
    await expectSpace('open');
  });
}

for (const look of ['as it is', 'dense']) {
  test(`tools that are rendered late move nothing on a narrow screen, ${look}`, async ({
    reader,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await keeps(page, looks[look] ?? {});
    await watchVisits(page);
    await reader.opens(`${longPage}#ComboBox`);
    const demo = reader.demo('ComboBox');
    await expect(demo.getByRole('toolbar')).toBeInViewport();
    await findsAllTools(page);
    await expect(demo.locator('[data-demo-stage]')).toHaveAttribute('data-live', '');
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('nothing moves on a narrow screen from the first demo to the last', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await watchVisits(page);
  await reader.opens(`${longPage}#ComboBox`);
  await reader.readsToTheEnd();
  expect(await layoutShifts(page)).toEqual([]);
});
