import { pageKinds, readExported } from './exportedSite';
import type { Request } from '@playwright/test';
import { expect, test } from './reader';
import { layoutShifts, watchVisits } from './visit';

const button = pageKinds.component;
const scrolled = (element: Element) => element.scrollTop;

test('the document itself holds the way to the current page', () => {
  const html = readExported(button);
  const navigation = /<nav [^>]*aria-label="Main navigation".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect(navigation).toMatch(/href="\/material-ui\/react-button\/"[^>]*aria-current="page"/);
  expect(navigation).toMatch(
    /<button[^>]*aria-expanded="true"[^>]*>(?:(?!<\/button>).)*Components/s,
  );
  expect(navigation).toMatch(/<button[^>]*aria-expanded="false"/);
});

test('the groups above the heading lead to their first pages', async ({ reader, page }) => {
  await reader.opens(button);
  const trail = reader.main.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(['Components', 'Inputs']);
  await trail.getByRole('link', { name: 'Inputs' }).click();
  await expect(page).toHaveURL('/material-ui/react-autocomplete/');
  await expect(trail).toHaveText('ComponentsInputs');
  // The page is the first one of its group, but not of the group around that.
  await expect(trail.getByRole('link')).toHaveText(['Components']);
  await trail.getByRole('link', { name: 'Components' }).click();
  await expect(page).toHaveURL('/material-ui/all-components/');
});

test('the first screen of a long text comes before the rest of it, and nothing is lost', async ({
  reader,
  page,
}) => {
  const text = '/material-ui/migration/troubleshooting/';
  await watchVisits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens('/material-ui/migration/migration-v4/');
  await page.evaluate(() => {
    const before = document.querySelector('h1')!.textContent;
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')!.textContent;
      if (heading === before) return;
      observer.disconnect();
      const first = document.querySelectorAll('main .prose h2').length;
      Object.assign(window, { first });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await reader.navigation.locator(`a[href="${text}"]`).click();
  await expect(page).toHaveURL(text);
  const sections = reader.main.locator('.prose h2');
  const { length } = readExported(text).match(/<div class="heading"><h2 id=/g) ?? [];
  await expect(sections).toHaveCount(length!);
  const first = await page.evaluate(() => (window as unknown as { first: number }).first);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(length!);
  await reader.contents.getByRole('link').last().click();
  await expect(sections.last()).toBeInViewport();
  await page.reload();
  await expect(sections.last()).toBeInViewport();
  expect(await layoutShifts(page)).toEqual([]);
});

test('a long name in the navigation is shortened, with the whole name at hand', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens('/x/api/data-grid/data-grid/');
  for (const name of ['GridColumnHeaderFilterIconButton', 'GridColumnMenuAggregationItem']) {
    const link = reader.navigation.getByRole('link', { name });
    const text = link.locator('.nav-name').or(link).last();
    expect(await text.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    // In a flex container, text would be cut off without an ellipsis.
    await expect(text).toHaveCSS('display', 'block');
    await expect(text).toHaveCSS('text-overflow', 'ellipsis');
    await link.hover();
    await expect(link).toHaveAttribute('title', name);
  }
});

test('going back and forward leads to where a page was left', async ({ reader, page }) => {
  const left = () => page.evaluate(() => window.scrollY);
  const scroll = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(left).toBe(top);
    // The scroll event fires before the next animation frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  await reader.opens(button);
  await scroll(1600);
  await reader.followsTheNavigation('Dialog');
  await expect.poll(left).toBe(0);
  await scroll(900);
  await page.goBack();
  await expect(page).toHaveURL(button);
  await expect.poll(left).toBe(1600);
  await page.goForward();
  await expect(page).toHaveURL('/material-ui/react-dialog/');
  await expect.poll(left).toBe(900);
});

test('a link at the end of a page, followed by keyboard, moves the focus to the start of the next', async ({
  reader,
  page,
}) => {
  await reader.opens(button);
  await reader.main.locator('a[rel="next"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(button);
  await expect(reader.main).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('the side navigation on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 420 } });

  test('opens and closes its groups', async ({ reader }) => {
    await reader.opens(button);
    const group = reader.navigation.getByRole('button', { name: 'Customization' });
    const link = reader.navigation.getByRole('link', { name: 'Dark mode' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await group.press('Enter');
    await expect(link).toBeHidden();
  });

  test('marks the page being read and opens the way to it', async ({ reader, page }) => {
    await reader.opens('/material-ui/getting-started/');
    const current = reader.navigation.locator('[aria-current="page"]');
    await expect(current).toHaveText('Overview');
    await expect(reader.navigation.getByRole('link', { name: 'Table' })).toBeHidden();
    await reader.main.locator('a[href="/material-ui/react-table/"]').first().click();
    await expect(page).toHaveURL('/material-ui/react-table/');
    await expect(current).toHaveText('Table');
    await expect(current).toBeInViewport();
  });

  test('stays scrolled where it was, on the next page and after a reload', async ({
    reader,
    page,
  }) => {
    await reader.opens(button);
    const link = reader.navigation.getByRole('link', { name: 'Tabs', exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = await reader.navigation.evaluate(scrolled);
    expect(before).toBeGreaterThan(0);
    await reader.followsTheNavigation('Tabs');
    await expect.poll(() => reader.navigation.evaluate(scrolled)).toBe(before);
    await page.reload();
    await reader.waitsUntilHydrated();
    await expect.poll(() => reader.navigation.evaluate(scrolled)).toBe(before);
  });

  test('asks for a page once, when the pointer comes, and for no new script', async ({
    reader,
    page,
  }) => {
    const guide = '/material-ui/guides/typescript/';
    await reader.opens('/material-ui/getting-started/installation/');
    await page.waitForLoadState('networkidle');
    // By keyboard, because links that move under a resting pointer would be prefetched.
    await reader.navigation.getByRole('button', { name: 'How-to guides' }).press('Enter');
    await expect(reader.navigation.getByRole('list', { name: 'How-to guides' })).toBeVisible();
    await expect(reader.navigation.locator('ul[data-partial]:not([hidden])')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    // Counts only GET: after a visit, Next checks by HEAD whether the data is still current.
    const pagesAsked = () =>
      asked.filter((one) => one.url().includes('/_next/data/') && one.method() === 'GET').length;
    const link = reader.navigation.getByRole('link', { name: 'TypeScript' });
    await link.hover();
    await expect.poll(pagesAsked).toBe(1);
    await link.click();
    await expect(page).toHaveURL(guide);
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('TypeScript');
    expect(pagesAsked()).toBe(1);
    expect(asked.filter((one) => one.resourceType() === 'script').map((one) => one.url())).toEqual(
      [],
    );
  });
});

test.describe('the side navigation on a narrow screen', () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test('is a modal drawer that closes by Escape, by its button and by a link', async ({
    reader,
    page,
  }) => {
    await reader.opens(button);
    await expect(reader.navigation).toBeHidden();
    const opener = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await opener.click();
    await expect(drawer.getByRole('button', { name: 'Close navigation' })).toBeFocused();
    await expect(reader.main.locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveAttribute('inert', '');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('button', { name: 'Close navigation' }).click();
    await expect(drawer).toBeHidden();
    await expect(reader.main.locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(0);
    await opener.click();
    await drawer.getByRole('link', { name: 'Tabs', exact: true }).click();
    await expect(page).toHaveURL('/material-ui/react-tabs/');
    await expect(drawer).toBeHidden();
    await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Tabs');
    expect(reader.complaints).toEqual([]);
  });

  test('becomes a column when the screen grows', async ({ reader, page }) => {
    await reader.opens(button);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.setViewportSize({ width: 1300, height: 700 });
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
    await expect(reader.navigation).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});
