import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from './axe';
import { isExported, listFullScreenPages, readExported, readFile } from './exportedSite';
import { expect, test, type Reader } from './reader';
import { layoutShifts, listOverflowing, listRerenderedDemos, watchVisits } from './visit';

const gallery = '/material-ui/getting-started/templates/';
const templates = listFullScreenPages();

/** Returns the parent path. */
const above = (address: string) => address.replace(/[^/]+\/$/, '');

/** Settings with which to visit a page. */
interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: number;
}

const looks: readonly Look[] = [
  { mode: 'light', direction: 'ltr', width: 1440 },
  { mode: 'dark', direction: 'ltr', width: 375 },
  { mode: 'light', direction: 'rtl', width: 375 },
  { mode: 'dark', direction: 'rtl', width: 1440 },
];

/** Returns the colors that the theme of a template sets. */
const colorsOf = (page: Page) =>
  page.locator('body, main, h1, button').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, borderRadius } = getComputedStyle(element);
      return { color, backgroundColor, borderRadius };
    }),
  );

test('there are templates, and the sitemap lists them', () => {
  for (const product of ['material-ui', 'joy-ui']) {
    const start = `/${product}/getting-started/templates/`;
    expect(templates.filter((address) => address.startsWith(start))).toHaveLength(9);
  }
  const sitemap = readFile('sitemap.xml');
  for (const address of templates) expect(sitemap).toContain(`https://mui.com${address}</loc>`);
});

for (const address of templates) {
  test(`${address} comes from the server, without the layout of the documentation`, () => {
    const html = readExported(address);
    expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<]/);
    expect(html).toContain('<main');
    expect(html).toContain(`<link rel="canonical" href="https://mui.com${address}"`);
    expect(html).not.toContain('name="robots"');
    expect(html).not.toContain('id="main-content"');
    expect(html).toContain(`href="${above(address)}"`);
  });

  test(`${address} has its own colors before any script runs`, async ({
    reader,
    page,
    browser,
    baseURL,
  }) => {
    const options = { javaScriptEnabled: false, colorScheme: 'light', baseURL } as const;
    const context = await browser.newContext(options);
    const still = await context.newPage();
    await still.goto(address);
    const painted = await colorsOf(still);
    await context.close();
    await page.emulateMedia({ colorScheme: 'light' });
    await reader.opens(address);
    expect(painted).toEqual(await colorsOf(page));
  });

  for (const look of looks) {
    test(`${address} is accessible and still: ${Object.values(look).join(', ')}`, async ({
      reader,
      page,
    }) => {
      await page.addInitScript(({ mode, direction }) => {
        localStorage.setItem('mui-mode', mode);
        localStorage.setItem('mui-direction', direction);
      }, look);
      await page.setViewportSize({ width: look.width, height: 800 });
      await watchVisits(page);
      await reader.opens(address);
      await reader.readsToTheEnd();
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', look.mode);
      await expect(page.locator('body')).toHaveAttribute('dir', look.direction);
      expect.soft(await layoutShifts(page)).toEqual([]);
      expect.soft(await listOverflowing(page)).toEqual([]);
      if (look.direction === 'ltr') expect.soft(await listRerenderedDemos(page)).toEqual([]);
      expect.soft(await accessibilityProblems(page)).toEqual([]);
      expect.soft(reader.complaints).toEqual([]);
    });
  }

  test(`${address}: its links lead somewhere, and an empty form says what is missing`, async ({
    reader,
    page,
  }) => {
    await reader.opens(address);
    await reader.readsToTheEnd();
    for (const link of await page.locator('a[href]').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      if (href.startsWith('#'))
        await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1);
      else expect(isExported(href), href).toBe(true);
    }
    for (const form of await page.locator('form').all()) await findsErrors(reader, form);
    await page.getByRole('link', { name: /^Back to (?!top)/ }).click();
    await expect(page).toHaveURL(above(address));
  });
}

/** Submits a form, and expects that errors are visible and linked to their fields, and that the first has the focus. */
async function findsErrors({ page }: Reader, form: Locator): Promise<void> {
  await form.locator('[type="submit"]').click();
  const wrong = form.locator('[aria-invalid="true"]');
  await expect(wrong.first()).toBeFocused();
  for (const field of await wrong.all()) {
    const described = (await field.getAttribute('aria-describedby')) ?? 'none';
    await expect(page.locator(`[id="${described}"]`)).toBeVisible();
    await expect(page.locator(`[id="${described}"]`)).not.toBeEmpty();
  }
  expect(await accessibilityProblems(page)).toEqual([]);
}

test('the checkout keeps what was entered, step by step, to the end', async ({ reader, page }) => {
  await reader.opens(`${gallery}checkout/`);
  await reader.readsToTheEnd();
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('Full name').fill('Mira Lind');
  await page.getByLabel('Street and number').fill('Mill Lane 4');
  await page.getByLabel('Postal code').fill('1574');
  await page.getByLabel('Town').fill('Upper Ridge');
  await next.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Town')).toHaveValue('Upper Ridge');
  await next.click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByLabel('Expiry').fill('04/29');
  await next.click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Order placed')).toBeVisible();
});

test('the gallery pictures each template in both color schemes, and nothing runs in them', async ({
  reader,
  page,
}) => {
  await reader.opens(gallery);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).scrollIntoViewIfNeeded();
  const card = page.locator('#Dashboard');
  for (const mode of ['light', 'dark']) {
    const picture = card.frameLocator(`[data-mode="${mode}"] iframe`);
    await expect(picture.locator('html')).toHaveAttribute('data-mui-color-scheme', mode);
    await expect(picture.locator('h1')).toHaveText('Overview');
    await expect(picture.locator('script')).toHaveCount(0);
  }
  await card.getByRole('button', { name: 'Show code' }).click();
  await expect(card.getByRole('tab', { name: 'Dashboard.tsx' })).toBeVisible();
  await card.getByRole('button', { name: 'JavaScript' }).click();
  await expect(card.getByRole('tab', { name: 'Dashboard.js', exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Open Dashboard full screen' }).click();
  await expect(page).toHaveURL(`${gallery}dashboard/`);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  expect(reader.complaints).toEqual([]);
});
