import type { Page } from '@playwright/test';
import { expect, test } from './reader';
import { button, hasChosen, page, sees } from './stylingReader';

/** Properties that depend on the height of the demo, which its style sheet may change, and custom properties. */
const consequences =
  /^(--.*|(block|inline)-size|height|width|(inset|top|bottom|left|right)(-.*)?|(perspective|transform)-origin|grid-template-rows)$/;

/** Returns the computed styles of all elements except the demos to which the sheet applies, each with its element. */
function stylesOutside(page: Page) {
  return page.evaluate((source) => {
    const ignored = new RegExp(source);
    const properties = [...getComputedStyle(document.body)].filter((name) => !ignored.test(name));
    const scope = '[data-shows] > [data-demo-stage] > [data-markup]';
    return [...document.querySelectorAll('html, body, body *')]
      .filter((element) => !element.closest(scope))
      .flatMap((element, index) => {
        const style = getComputedStyle(element);
        const place = `${index} ${element.tagName}`;
        return properties.map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`);
      });
  }, consequences.source);
}

for (const styling of ['Tailwind', 'CSS'] as const) {
  test(`${styling} reaches its own demos only`, async ({ reader }) => {
    await hasChosen(reader, styling);
    await reader.page.emulateMedia({ reducedMotion: 'reduce' });
    await reader.opens(page);
    await reader.readsToTheEnd();
    await reader.page.evaluate(() => window.scrollTo(0, 0));
    const sheet = reader.page.locator('style[data-demo-sheet]');
    await expect(sheet).toHaveCount(1);
    const painted = () => button(reader).evaluate((one) => getComputedStyle(one).backgroundColor);
    const color = await painted();
    const first = await stylesOutside(reader.page);
    await sheet.evaluate((style: HTMLStyleElement) => (style.media = 'not all'));
    await expect.poll(painted).not.toBe(color);
    const without = new Set(await stylesOutside(reader.page));
    await sheet.evaluate((style: HTMLStyleElement) => (style.media = 'all'));
    await expect.poll(painted).toBe(color);
    // Values that return with the sheet are set by it; others changed by themselves.
    const again = new Set(await stylesOutside(reader.page));
    const decided = first.filter((line) => again.has(line) && !without.has(line));
    expect(first.length).toBeGreaterThan(100_000);
    expect(decided.slice(0, 20)).toEqual([]);
  });
}

test('the sheet comes and goes with its page', async ({ reader }) => {
  await hasChosen(reader, 'Tailwind');
  await reader.opens(page);
  const sheet = reader.page.locator('style[data-demo-sheet]');
  await reader.page.getByRole('button', { name: 'Getting started' }).click();
  await reader.followsTheNavigation('Overview');
  await expect(sheet).toHaveCount(0);
  await reader.followsTheNavigation('Button');
  await expect(sheet).toHaveCount(1);
  await sees(reader, 'Tailwind');
  await expect(button(reader)).toHaveCSS('border-radius', '8px');
  expect(reader.complaints).toEqual([]);
});
