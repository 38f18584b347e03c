import { accessibilityProblems } from './axe';
import { lateFontsOf, listVisitedPages } from './exportedSite';
import { expect, test } from './reader';
import { layoutShifts, overflowing, redrawnDemos, watchVisits } from './visit';

// One test for each page: what a browser has compiled for the first screen need not be compiled again for the second.
for (const pathname of listVisitedPages()) {
  test(`${pathname} is whole on a wide screen, and fits a phone`, async ({ reader, page }) => {
    await watchVisits(page);
    await test.step('on a wide screen', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await reader.opens(pathname);
      await reader.readsToTheEnd();
      expect.soft(await redrawnDemos(page), 'demos that differ from the server').toEqual([]);
      expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
      expect.soft(await accessibilityProblems(page), 'accessibility').toEqual([]);
      const unknown = reader.foreign.filter((address) => !lateFontsOf(pathname).includes(address));
      expect.soft(unknown, 'third parties').toEqual([]);
    });
    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 375, height: 700 });
      await reader.opens(pathname);
      await reader.readsToTheEnd();
      expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
      expect.soft(await overflowing(page), 'wider than 375 px').toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await overflowing(page), 'wider than 320 px').toEqual([]);
    });
    expect.soft(reader.complaints, 'complaints').toEqual([]);
  });
}
