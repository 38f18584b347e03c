import { expect, test } from './reader';
import { layoutShifts, watchVisits } from './visit';

/** Demos that are much smaller in a dense theme than in the server's HTML. */
const demos = [
  { pathname: '/material-ui/react-autocomplete/', name: 'LimitTags', width: 320 },
  { pathname: '/material-ui/react-autocomplete/', name: 'Tags', width: 320 },
  { pathname: '/material-ui/react-table/', name: 'SpanningTable', width: 1280 },
];

for (const { pathname, name, width } of demos) {
  test(`a dense demo that hydrates on the screen moves nothing, ${name}, ${width} px wide`, async ({
    reader,
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript(() => localStorage.setItem('mui-density', 'dense'));
    await watchVisits(page);
    await reader.opens(`${pathname}#${name}`);
    const stage = reader.demo(name).locator('[data-demo-stage]');
    await expect(stage).toHaveAttribute('data-live', '');
    await expect(stage).toHaveAttribute('style', /min-block-size/);
    expect(await layoutShifts(page)).toEqual([]);
    // Off the screen, the placeholder shrinks to the size of the demo.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(stage).not.toHaveAttribute('style', /min-block-size/);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
