import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from './axe';
import { openEditor } from './liveEdit';
import { expect, test, type Reader } from './reader';

const page = '/experiments/docs/demos/';
const name = 'CoachMenu';
const stylings = ['system', 'tailwind', 'css'] as const;

const opener = (place: Page | Locator) => place.getByRole('button', { name: /^Coach: / });

/** Opens the menu of the demo, which is rendered at the end of the body. */
async function opensMenu(reader: Reader, place: Page | Locator = reader.demo(name)) {
  await opener(place).click();
  const menu = reader.page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

/** Returns accessibility problems, except that the popup at the end of the body is in no landmark. */
const accessibilityProblemsOf = async (reader: Reader) =>
  (await accessibilityProblems(reader.page)).filter((line) => !line.startsWith('region:'));

/** Returns the computed styles of the popup, its list and the focused item. */
const lookOf = (menu: Locator) =>
  menu.evaluate((list) => {
    const look = (element: Element | null, names: (keyof CSSStyleDeclaration)[]) => {
      const style = element && getComputedStyle(element);
      return names.map((one) => `${String(one)}: ${String(style?.[one])}`);
    };
    return [
      look(list.parentElement, ['zIndex', 'paddingTop']),
      look(list, ['backgroundColor', 'borderRadius', 'width', 'color', 'fontSize', 'listStyle']),
      look(list.querySelector(':focus'), ['backgroundColor', 'padding', 'outlineStyle']),
    ];
  });

for (const slug of stylings) {
  test(`what a demo in ${slug} opens outside its element has its styles`, async ({ reader }) => {
    await reader.opens(`${page}#${slug}-${name}`);
    const menu = await opensMenu(reader);
    await expect(menu).toHaveCSS('border-radius', '10px');
    await expect(menu).toHaveCSS('padding', '6px');
    // The popup is a child of the body.
    await expect(menu.locator('..')).toHaveCSS('padding-top', '4px');
    await expect(reader.page.getByRole('menuitem', { name: 'Quiet coach' })).toBeFocused();
    const light = await lookOf(menu);
    expect(await accessibilityProblemsOf(reader)).toEqual([]);
    await reader.page.keyboard.press('ArrowDown');
    await reader.page.keyboard.press('Enter');
    await expect(opener(reader.demo(name))).toHaveText('Coach: Family coach');
    await reader.chooses('Mode', 'Dark');
    const dark = await lookOf(await opensMenu(reader));
    expect(dark).not.toEqual(light);
    expect(await accessibilityProblemsOf(reader)).toEqual([]);
    expect(reader.complaints).toEqual([]);
  });

  test(`it has them where the demo in ${slug} stands alone, and in an edit`, async ({ reader }) => {
    await reader.opens(`/demos/experiments/docs/demos/${name}/#${slug}-${name}`);
    const alone = await lookOf(await opensMenu(reader, reader.page));
    expect(alone[1]).toContain('borderRadius: 10px');
    const { demo, editor, preview } = await openEditor(reader, `${page}#${slug}-${name}.tsx`, name);
    await editor.press('ControlOrMeta+End');
    await editor.pressSequentially(' ');
    // Iframes off the screen are not rendered, and long code may push the preview there.
    await demo.locator('iframe[title^="Preview"]').scrollIntoViewIfNeeded();
    await opener(preview).click();
    const menu = preview.getByRole('menu');
    await expect(menu).toBeVisible();
    await expect.poll(() => lookOf(menu)).toEqual(alone);
    expect(reader.complaints).toEqual([]);
  });
}

for (const slug of ['tailwind', 'css']) {
  test(`another view of the demo comes in ${slug} too, as the address of the page says`, async ({
    reader,
  }) => {
    await reader.opens(`${page}#${slug}-${name}`);
    const demo = reader.demo(name);
    await demo.getByRole('button', { name: 'More' }).click();
    await demo.getByRole('menuitemradio', { name: /^Phone/ }).click();
    await reader.page.keyboard.press('Escape');
    const frame = demo.frameLocator('iframe').locator('body');
    await opener(frame).click();
    const popup = frame.getByRole('menu').locator('..');
    await expect(popup).toHaveAttribute('data-sheet-reaches', `${name}.${slug}`);
    await expect(popup).toHaveCSS('padding-top', '4px');
  });

  test(`the sheet of a demo in ${slug} reaches the demo and its popup, and nothing else`, async ({
    reader,
  }) => {
    await reader.opens(`${page}#${slug}-${name}`);
    await opensMenu(reader);
    const reached = reader.page.locator(`[data-sheet-reaches="${name}.${slug}"]`);
    const places = () =>
      reached.evaluateAll((roots) =>
        roots.map((root) => (root.parentElement === document.body ? 'body' : 'demo')),
      );
    expect((await places()).sort()).toEqual(['body', 'demo']);
    await reader.page.keyboard.press('Escape');
    await reader.page.getByRole('button', { name: 'Settings' }).click();
    await expect(reader.settings).toBeVisible();
    await expect(reached).toHaveCount(2);
    await expect(reader.settings.locator('xpath=ancestor::*[@data-sheet-reaches]')).toHaveCount(0);
  });
}
