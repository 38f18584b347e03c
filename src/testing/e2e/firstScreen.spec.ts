import { listVisitedPages } from './exportedSite';
import { expect, test } from './reader';

const screens = [
  { name: 'a wide screen', width: 1440, height: 900, most: 420 },
  { name: 'a phone', width: 375, height: 700, most: 520 },
];

/** Pages of components and of a style utility that begin with a demo. */
const pages = ['/material-ui/react-button/', '/material-ui/react-tabs/', '/system/spacing/'].filter(
  (pathname) => listVisitedPages().includes(pathname),
);

for (const { name, most, ...size } of screens) {
  test(`the first demo begins within the first ${most} px of ${name}`, async ({ reader, page }) => {
    expect(pages).not.toEqual([]);
    await page.setViewportSize(size);
    for (const pathname of pages) {
      await reader.opens(pathname);
      const demo = reader.main.locator('[data-demo]').first();
      const box = await demo.boundingBox();
      expect.soft(box?.y, pathname).toBeLessThanOrEqual(most);
      await expect(demo.getByRole('toolbar')).toBeVisible();
    }
  });
}
