import { accessibilityProblems } from './axe';
import { sameColors } from './sameColors';
import { expect, test } from './reader';

const cells = (count: number, style = '') => `<p style="${style}">Text of a cell</p>`.repeat(count);

const documentOf = (content: string) =>
  `<!doctype html><html lang="en"><title>Texts</title><body style="background: #fff; color: #222"><main><h1>Texts</h1>${content}</main>`;

/** Returns how many elements break a rule, when only elements that not all pages share are measured. */
async function countFaint(
  page: Parameters<typeof accessibilityProblems>[0],
  rule = 'color-contrast',
): Promise<number> {
  const problems = await accessibilityProblems(page, { ownContrastOnly: true });
  return problems.filter((line) => line.startsWith(rule)).length;
}

test('the contrast of texts that look alike is measured three times', async ({ page }) => {
  await page.setContent(documentOf(cells(9, 'color: #bbb')));
  expect(await countFaint(page)).toBe(3);
  await expect(page.locator(`[${sameColors}]`)).toHaveCount(0);
});

for (const [what, style] of [
  ['its own color', 'color: #bbb'],
  ['its own background', 'background: #444'],
  ['its own opacity', 'opacity: 0.4'],
] as const) {
  test(`the contrast of the last of many texts is measured if it has ${what}`, async ({ page }) => {
    await page.setContent(documentOf(cells(9) + cells(1, style)));
    expect(await countFaint(page)).toBe(1);
  });
}

test('the contrast of a text is measured if an element around it has another background', async ({
  page,
}) => {
  const inside = (style: string) => `<div style="${style}">${cells(4)}</div>`;
  await page.setContent(documentOf(inside('') + inside('') + inside('background: #444')));
  expect(await countFaint(page)).toBe(3);
});

const links = (count: number, style: string) =>
  `<p>Text around <a href="#" style="color: #333; ${style}">a link</a> in it.</p>`.repeat(count);

test('the difference of links that look alike from their text is measured three times', async ({
  page,
}) => {
  await page.setContent(documentOf(links(9, 'text-decoration: none')));
  expect(await countFaint(page, 'link-in-text-block')).toBe(3);
});

for (const [what, style] of [
  ['an underline', 'text-decoration: underline'],
  ['a border', 'text-decoration: none; border-bottom: 1px solid'],
] as const) {
  test(`a link is measured if others that look alike have ${what}`, async ({ page }) => {
    await page.setContent(documentOf(links(9, style) + links(1, 'text-decoration: none')));
    expect(await countFaint(page, 'link-in-text-block')).toBe(1);
  });
}
