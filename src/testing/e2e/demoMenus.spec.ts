import { pageKinds } from './exportedSite';
import { expect, test, type Reader } from './reader';

const name = 'BasicButtons';
const toolbar = (reader: Reader) => reader.demo(name).getByRole('toolbar');
const openMenu = ({ page }: Reader) => page.getByRole('menu').filter({ visible: true });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [375, 812],
] as const) {
  test(`the menu of a demo is whole and does not cover the demo, ${width} px wide`, async ({
    reader,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await reader.opens(pageKinds.component);
    const more = toolbar(reader).getByRole('button', { name: 'More' });
    // At the end of the window, where the least space is below.
    await more.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await more.click();
    const menu = openMenu(reader);
    const isWhole = () =>
      menu.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && one.scrollHeight <= one.clientHeight;
      });
    await expect.poll(isWhole).toBe(true);
    const stage = (await reader.demo(name).locator('[data-demo-stage]').boundingBox())!;
    expect((await menu.boundingBox())!.y).toBeGreaterThanOrEqual(stage.y + stage.height);
  });
}

test('the choice of styling says what it is about, and leaves the demo in sight', async ({
  reader,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.opens('/base-ui/react-button/');
  const styling = page.getByRole('button', { name: 'Styling: MUI System' });
  await expect(styling).toHaveAccessibleDescription('Styling of all demos');
  await styling.click();
  const menu = openMenu(reader);
  await expect(menu.getByText('Styling of all demos')).toBeVisible();
  const button = (await styling.boundingBox())!;
  expect((await menu.boundingBox())!.y).toBeGreaterThan(button.y);
});

test('a copied link is confirmed in sight', async ({ reader, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.opens(pageKinds.component);
  await toolbar(reader).getByRole('button', { name: 'More' }).click();
  await reader.page.getByRole('menuitem', { name: 'Copy link to TypeScript source' }).click();
  const message = toolbar(reader).getByRole('status');
  await expect(message).toHaveText('Link copied');
  await expect(message).toBeVisible();
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toHaveText('');
});

test('"Copy", "Copy the source" and "Reset focus" say what they do', async ({ reader }) => {
  await reader.opens(pageKinds.component);
  const demo = reader.demo(name);
  const copy = demo.getByRole('button', { name: 'Copy', exact: true });
  await demo.locator('.code pre').hover();
  await expect(copy).toHaveAttribute('title', /^Copies these lines only\. /);
  for (const [tool, about] of [
    ['Copy the source', 'The whole file, not only the lines shown'],
    ['Reset focus', 'Tab continues at the first control of the demo'],
  ] as const) {
    const button = toolbar(reader).getByRole('button', { name: tool, exact: true });
    await expect(button).toHaveAccessibleDescription(about);
    await button.hover();
    const tooltip = () => button.evaluate((one) => getComputedStyle(one, '::after').content);
    expect(await tooltip()).toContain(about);
  }
});

/** Returns the contrast of an element's text with its own background. Runs in the browser. */
const contrastOf = (element: Element): number => {
  const { color, backgroundColor } = getComputedStyle(element);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const paint = (colors: string[]) => {
    for (const one of colors) {
      canvas.fillStyle = one;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const page = getComputedStyle(document.body).backgroundColor;
  const ground = luminance(paint([page, backgroundColor]));
  const text = luminance(paint([page, backgroundColor, color]));
  return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
};

for (const scheme of ['light', 'dark'] as const) {
  test(`feedback buttons can be read while hovered and pressed, ${scheme}`, async ({
    reader,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await reader.opens(pageKinds.component);
    for (const answer of ['Yes', 'No']) {
      const button = reader.main.getByRole('button', { name: answer, exact: true }).first();
      await button.hover();
      await page.waitForTimeout(200);
      expect(await button.evaluate(contrastOf)).toBeGreaterThanOrEqual(4.5);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await page.waitForTimeout(200);
      expect(await button.evaluate(contrastOf)).toBeGreaterThanOrEqual(4.5);
    }
  });
}
