import { listDocumentationPages, readExported } from './exportedSite';
import { expect, test } from './reader';

const button = '/material-ui/api/button/';
const textField = '/material-ui/api/text-field/';

test('a type opens over the page, and leads to its declaration without a script', async ({
  reader,
  page,
}) => {
  await reader.opens(button);
  const link = page.locator('tr:not([data-from]) a.api-type').first();
  const name = (await link.textContent()) ?? '';
  await expect(page.locator(`details[id="button-type-${name}"]`)).toBeAttached();
  await link.scrollIntoViewIfNeeded();
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const [place, height] = [await link.boundingBox(), await heightOf()];
  await link.click();
  const shown = page.getByRole('dialog', { name });
  await expect(shown).toContainText(name);
  expect(await link.boundingBox()).toEqual(place);
  expect(await heightOf()).toBe(height);
  await expect(page).toHaveURL(button);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await expect(shown).toBeVisible();
  await link.click();
  await expect(shown).toHaveCount(0);
});

const grid = '/x/api/data-grid/data-grid/';

for (const width of [1024, 1280, 1440]) {
  test(`no type is broken inside a word at ${width} px`, async ({ reader, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await reader.opens(grid);
    const broken = await page.locator('.api-cell-type code').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\w$]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken).toEqual([]);
  });
}

test('the descriptions of a table stand in it without scrolling', async ({ reader, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const pathname of [grid, textField, button]) {
    await reader.opens(pathname);
    const region = page.getByRole('region', { name: 'Props' });
    const hidden = await region.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(hidden).toBeLessThanOrEqual(0);
  }
});

test('a table is as wide where the contents begin to stand next to the text as before', async ({
  reader,
  page,
}) => {
  await reader.opens(textField);
  const widths: number[] = [];
  for (const width of [1250, 1280, 1439, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    widths.push((await page.getByRole('region', { name: 'Props' }).boundingBox())?.width ?? 0);
  }
  expect(Math.min(...widths)).toBe(widths[0]);
});

test('own props come before those that are inherited, and those before attributes', async ({
  reader,
  page,
}) => {
  await reader.opens(button);
  await page.getByRole('checkbox', { name: /^Inherited/ }).check();
  await page.getByRole('checkbox', { name: 'Attributes of <button>' }).check();
  await expect(page.locator('#button-prop-formAction')).toBeVisible();
  const origins = await page
    .locator('[data-api="props"] tbody tr')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.from ?? 'own'));
  expect(origins.filter((origin, index) => origin !== origins[index - 1])).toEqual([
    'own',
    'inherited',
    'dom',
  ]);
});

test('each deprecated prop says at the top what to use instead', async ({ reader }) => {
  await reader.opens(textField);
  const item = reader.main
    .getByRole('note')
    .getByRole('listitem')
    .filter({ hasText: 'InputProps' });
  await expect(item.first()).toContainText(/slotProps/);
});

test('no table of a reference is empty at first', () => {
  const empty = listDocumentationPages().filter((pathname) => {
    const tables = readExported(pathname).match(/<div class="api" .*?<\/table>/gs) ?? [];
    return tables.some((table) => {
      const isOwn = /<tr role="row" id="[^"]*">/.test(table);
      return !isOwn && !/data-show="(?!own)\w+" checked/.test(table);
    });
  });
  expect(empty).toEqual([]);
});
