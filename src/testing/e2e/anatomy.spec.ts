import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from './axe';
import { expect, test, type Reader } from './reader';
import { layoutShifts, listOverflowing, watchVisits } from './visit';

/** An API page of each product, with a part that its specimen shows. */
const samples = [
  { pathname: '/material-ui/api/button/', part: 'startIcon' },
  { pathname: '/material-ui/api/dialog/', part: 'paper' },
  { pathname: '/joy-ui/api/button/', part: 'startDecorator' },
  { pathname: '/base-ui/react-select/components-api/', part: 'root' },
  { pathname: '/x/api/charts/bar-chart/', part: 'bar' },
  { pathname: '/x/api/date-pickers/date-calendar/', part: 'calendarHeader' },
];

test.beforeEach(({ page }) => watchVisits(page));

const list = (page: Page) => page.getByRole('toolbar', { name: /^Parts of/ }).first();
const row = (page: Page, part: string) =>
  list(page).getByRole('button', { name: new RegExp(`^${part}( |$)`) });
const frames = (page: Page) => page.locator('[data-anatomy-outlines] > *');

/** Opens a page and waits until its specimen is rendered. */
async function opensAnatomy(reader: Reader, pathname: string): Promise<Locator> {
  await reader.opens(pathname);
  const stage = reader.main.locator('[data-anatomy-stage]').first();
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.locator('[data-live]')).toBeVisible();
  return stage;
}

for (const { pathname, part } of samples) {
  test(`a reader points at parts on ${pathname}`, async ({ reader, page }) => {
    await opensAnatomy(reader, pathname);
    await expect(row(page, part)).not.toHaveAttribute('data-absent');
    await row(page, part).hover();
    await expect(frames(page).first()).toBeAttached();
    await expect(row(page, part)).toHaveAttribute('data-current');
    await page.mouse.move(0, 0);
    await expect(frames(page)).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
    expect(reader.complaints).toEqual([]);
  });
}

test('an element pointed at marks the row of its part', async ({ reader, page }) => {
  const stage = await opensAnatomy(reader, '/material-ui/api/button/');
  await stage.locator('.MuiButton-startIcon').hover();
  await expect(row(page, 'startIcon')).toHaveAttribute('data-current');
  await expect(row(page, 'root')).not.toHaveAttribute('data-current');
  await expect(reader.main.locator('.anatomy-code code')).toContainText('MuiButton-startIcon');
});

test('a reader goes through the parts by key, and keeps one', async ({ reader, page }) => {
  await opensAnatomy(reader, '/joy-ui/api/button/');
  const rows = list(page).getByRole('button');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await expect(frames(page).first()).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(rows.nth(1)).not.toBeFocused();
  await expect(frames(page).first()).toBeAttached();
});

test('parts are seen on a phone, in each scheme and direction', async ({ reader, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [scheme, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
    for (const pathname of ['/material-ui/api/button/', '/x/api/charts/bar-chart/']) {
      await opensAnatomy(reader, pathname);
      await list(page).locator('button:not([data-absent])').first().click();
      await expect(frames(page).first()).toBeAttached();
      expect.soft(await listOverflowing(page), `${pathname} ${scheme}`).toEqual([]);
      expect.soft(await accessibilityProblems(page), `${pathname} ${scheme}`).toEqual([]);
      expect.soft(await layoutShifts(page), `${pathname} ${scheme}`).toEqual([]);
    }
  }
});
