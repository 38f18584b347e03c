import { pageKinds } from './exportedSite';
import { expect, test } from './reader';
import { layoutShifts, watchVisits } from './visit';

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
    // Includes links of collapsed sections.
    const order = await reader.contents.locator('a').allTextContents();
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
  const contents = reader.main.getByRole('navigation', { name: 'Collapsible table of contents' });
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Tables' }).click();
  await expect(page).toHaveURL(/#tables$/);
  await expect(reader.main.getByRole('heading', { name: 'Tables' })).toBeInViewport();
});

const long = '/x/api/data-grid/data-grid/';

test.describe('the contents of a long page', () => {
  test.use({ viewport: { width: 1440, height: 700 } });

  test('show the section being read wherever the reader is', async ({ reader, page }) => {
    await reader.opens(long);
    const current = reader.contents.locator('[aria-current="true"]');
    for (const share of [0.15, 0.35, 0.6, 0.3]) {
      await page.evaluate((part) => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: scrollHeight * part, behavior: 'instant' });
      }, share);
      await expect(current).toHaveCount(1);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
  });

  test('fade at the end of the column', async ({ reader, page }) => {
    await reader.opens(long);
    // This section has more rows than fit into the column.
    await reader.contents.getByRole('link', { name: 'Props', exact: true }).click();
    await expect(reader.contents.locator('a[href="#data-grid-prop-density"]')).toBeVisible();
    const mask = await reader.contents.evaluate(
      (nav) => getComputedStyle(nav.parentElement!).maskImage,
    );
    expect(mask).toContain('linear-gradient');
    const bottom = await page.evaluate(() => innerHeight);
    const column = await reader.contents.locator('xpath=..').boundingBox();
    expect(column!.y + column!.height).toBeCloseTo(bottom, 0);
  });
});

test('the contents of a long page are all there without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(long);
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  await expect(contents.locator('a[href="#data-grid-prop-density"]')).toBeVisible();
  await context.close();
});

test('posts have their contents too, next to the text and above it', async ({ reader, page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await reader.opens(pageKinds.post);
  await expect(reader.contents).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(reader.contents).toBeHidden();
  await expect(
    reader.main.getByRole('navigation', { name: 'Collapsible table of contents' }),
  ).toBeVisible();
});

test('on a phone the contents stay below the bar, and leave headings free', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await reader.opens(pageKinds.kitchenSink);
  const contents = reader.main.getByRole('navigation', { name: 'Collapsible table of contents' });
  await page.mouse.wheel(0, 2500);
  await expect(contents).toBeInViewport({ ratio: 1 });
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Tables' }).click();
  const heading = reader.main.getByRole('heading', { name: 'Tables' });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => {
      const bar = (await contents.boundingBox())!;
      return (await heading.boundingBox())!.y - (bar.y + bar.height);
    })
    .toBeGreaterThan(0);
});

test.describe('the contents of a page with very many sections', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const prop = 'a[href="#data-grid-prop-density"]';

  test('show the subsections of the section being read, and nothing jumps', async ({
    reader,
    page,
  }) => {
    await watchVisits(page);
    await reader.opens(long);
    await expect(reader.contents.locator(prop)).toBeHidden();
    const visible = () => reader.contents.getByRole('link').count();
    expect(await visible()).toBeLessThan(25);
    await page.mouse.move(700, 400);
    const props = reader.main.locator('#props');
    const top = async () => (await props.boundingBox())!.y;
    while ((await top()) > 100) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(60);
    }
    await expect(reader.contents.locator(prop)).toBeVisible();
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    await expect(reader.contents.locator(prop)).toBeHidden();
    expect(await layoutShifts(page)).toEqual([]);
  });
});
