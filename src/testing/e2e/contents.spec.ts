import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

test.describe('the table of contents', () => {
  test.use({ viewport: { width: 1440, height: 700 } });

  test('marks the section a link led to', async ({ reader, page }) => {
    await reader.opens(pageKinds.component);
    const link = reader.contents.getByRole('link', { name: 'Size', exact: true });
    await link.click();
    await expect(page).toHaveURL(/#size$/);
    await expect(link).toHaveAttribute('aria-current', 'true');
    const heading = reader.main.getByRole('heading', { name: 'Size', exact: true });
    await expect(heading).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThanOrEqual(bar?.height ?? 0);
  });

  test('follows the reader down the page, one section at a time', async ({ reader, page }) => {
    await reader.opens(pageKinds.component);
    const current = reader.contents.locator('[aria-current="true"]');
    await expect(current).toHaveCount(0);
    await page.mouse.move(700, 400);
    const seen: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(100);
      expect(await current.count()).toBeLessThanOrEqual(1);
      seen.push(...(await current.allInnerTexts()));
    }
    const order = await reader.contents.getByRole('link').allInnerTexts();
    const places = seen.map((title) => order.indexOf(title));
    expect(new Set(seen).size).toBeGreaterThan(3);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('offers an anchor at each heading', async ({ reader, page }) => {
    await reader.opens(pageKinds.kitchenSink);
    await reader.main.getByRole('link', { name: 'Link to Tables' }).click();
    await expect(page).toHaveURL(/#tables$/);
    await expect(reader.main.getByRole('heading', { name: 'Tables' })).toBeInViewport();
  });
});

test('stands above the text on a narrow screen', async ({ reader, page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await reader.opens(pageKinds.kitchenSink);
  await expect(reader.contents).toBeHidden();
  const contents = reader.main.getByRole('navigation', { name: 'On this page' });
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Tables' }).click();
  await expect(page).toHaveURL(/#tables$/);
  await expect(reader.main.getByRole('heading', { name: 'Tables' })).toBeInViewport();
});
