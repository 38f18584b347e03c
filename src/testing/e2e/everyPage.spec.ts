import { accessibilityProblems } from './axe';
import { lateFontsOf, listVisitedPages } from './exportedSite';
import { expect, test } from './reader';
import { layoutShifts, overflowing, redrawnDemos, watchVisits } from './visit';

for (const pathname of listVisitedPages()) {
  test(`${pathname} is whole on a wide screen`, async ({ reader, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchVisits(page);
    await reader.opens(pathname);
    await reader.readsToTheEnd();
    expect.soft(await redrawnDemos(page), 'demos that differ from the server').toEqual([]);
    expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
    expect.soft(await accessibilityProblems(page), 'accessibility').toEqual([]);
    const unknown = reader.foreign.filter((address) => !lateFontsOf(pathname).includes(address));
    expect.soft(unknown, 'third parties').toEqual([]);
    expect.soft(reader.complaints, 'complaints').toEqual([]);
  });

  test(`${pathname} fits a phone`, async ({ reader, page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await watchVisits(page);
    await reader.opens(pathname);
    await reader.readsToTheEnd();
    expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
    expect.soft(await overflowing(page), 'wider than 375 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await overflowing(page), 'wider than 320 px').toEqual([]);
    expect.soft(reader.complaints, 'complaints').toEqual([]);
  });
}
