import { expect, test } from './reader';

test('a page opened out of sight, where no frame is drawn, comes to life', async ({
  reader,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/material-ui/react-button/');
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
  expect(reader.complaints).toEqual([]);
});

test('a click while the page comes to life is not lost', async ({ reader, page }) => {
  await page.goto('/material-ui/react-text-field/', { waitUntil: 'commit' });
  // The link answers at any time: by a new document before the page is alive, without one after.
  await page.locator('a[rel="next"], a[rel="prev"]').first().click();
  await expect(page).not.toHaveURL(/react-text-field/);
  await reader.findsThePageAlive();
  expect(reader.complaints).toEqual([]);
});
