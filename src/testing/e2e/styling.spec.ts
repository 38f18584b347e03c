import { accessibilityProblems } from './axe';
import { expect, Reader, test } from './reader';
import {
  button,
  choose,
  cookie,
  demoOf,
  hasChosen,
  marks,
  menu,
  name,
  page,
  sees,
} from './stylingReader';
import { layoutShifts, listRerenderedDemos, watchVisits } from './visit';

test('the menu is the first tool, works by keyboard, and its choice lasts', async ({ reader }) => {
  await reader.opens(page);
  const tools = demoOf(reader).getByRole('toolbar').locator('[data-tool]');
  await expect(tools.first()).toHaveText('Styling: MUI System');
  await tools.first().focus();
  await reader.page.keyboard.press('Enter');
  await expect(demoOf(reader).getByRole('menuitem', { name: 'MUI System' })).toBeFocused();
  expect(await accessibilityProblems(reader.page)).toEqual([]);
  await reader.page.keyboard.press('ArrowDown');
  await reader.page.keyboard.press('Enter');
  await sees(reader, 'Tailwind');
  await expect(tools.first()).toBeFocused();
  const [kept] = (await reader.page.context().cookies()).filter((one) => one.name === cookie);
  expect(kept).toMatchObject({ value: 'Tailwind', path: '/', sameSite: 'Lax' });
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(31535000);
  await reader.opens(page);
  await sees(reader, 'Tailwind');
  expect(reader.complaints).toEqual([]);
});

test('only demos that come in stylings have the menu', async ({ reader }) => {
  await reader.opens(page);
  await expect(menu(reader)).toBeVisible();
  const others = reader.page.getByRole('button', { name: /^Styling/ });
  await expect(others).toHaveCount(1);
});

for (const styling of ['MUI System', 'Tailwind', 'CSS'] as const) {
  test(`a reader of ${styling} sees it from the first paint on, and nothing moves`, async ({
    reader,
  }) => {
    await hasChosen(reader, styling);
    await watchVisits(reader.page);
    await reader.page.addInitScript((demo) => {
      document.addEventListener('readystatechange', () => {
        const first = document.querySelector(`[data-demo="${demo}"] [data-markup] button`);
        Object.assign(window, { firstClass: (window as Early).firstClass ?? first?.className });
      });
      interface Early extends Window {
        firstClass?: string;
      }
    }, name);
    await reader.opens(page);
    await sees(reader, styling);
    await expect(demoOf(reader).locator('[data-demo-stage]')).toHaveAttribute('data-live', '');
    const first = await reader.page.evaluate(
      () => (window as Window & { firstClass?: string }).firstClass,
    );
    expect(first).toMatch(marks[styling]);
    expect(await listRerenderedDemos(reader.page)).toEqual([]);
    expect(await layoutShifts(reader.page)).toEqual([]);
    expect(reader.complaints).toEqual([]);
  });

  test(`the demo works in ${styling}, in both schemes and directions`, async ({ reader }) => {
    await reader.opens(page);
    await choose(reader, styling);
    await sees(reader, styling);
    const colorOf = () => button(reader).evaluate((one) => getComputedStyle(one).backgroundColor);
    const light = await colorOf();
    await button(reader).focus();
    await reader.page.keyboard.press('Shift+Tab');
    await reader.page.keyboard.press('Tab');
    await expect(button(reader)).toHaveCSS('outline-width', '3px');
    await reader.chooses('Mode', 'Dark');
    await expect.poll(colorOf).not.toBe(light);
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    await reader.chooses('Direction', 'Right to left');
    const left = async (which: number) =>
      (await demoOf(reader).locator('[data-markup] button').nth(which).boundingBox())?.x ?? 0;
    await expect.poll(async () => (await left(0)) - (await left(1))).toBeGreaterThan(0);
    expect(reader.complaints).toEqual([]);
  });
}

test('the hash beats the cookie, and the menu beats both [spec 4.1]', async ({ reader }) => {
  await hasChosen(reader, 'CSS');
  await reader.opens(`${page}#tailwind-${name}.js`);
  await sees(reader, 'Tailwind');
  await expect(demoOf(reader)).toBeInViewport();
  await expect(demoOf(reader).getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(demoOf(reader).locator('.code code')).toContainText('className="flex');
  await choose(reader, 'MUI System');
  await sees(reader, 'MUI System');
  await expect(demoOf(reader).locator('.code code')).toContainText("from '@mui/system'");
});

for (const [hash, styling] of [
  ['#tailwind-', 'Tailwind'],
  ['#css-no-such-name', 'CSS'],
  ['#system-customization', 'MUI System'],
] as const) {
  test(`the prefix in ${hash} forces its styling, whatever follows`, async ({ reader }) => {
    await hasChosen(reader, styling === 'CSS' ? 'Tailwind' : 'CSS');
    await reader.opens(page + hash);
    await sees(reader, styling);
    expect(reader.complaints).toEqual([]);
  });
}

test('preview, copy and link follow the choice, and a style sheet is a file of the demo', async ({
  reader,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.opens(page);
  await choose(reader, 'CSS');
  await expect(demoOf(reader).locator('.code')).toContainText('ticket-button');
  const bar = demoOf(reader).getByRole('toolbar');
  await bar.getByRole('button', { name: 'Copy the source' }).click();
  await expect.poll(() => reader.clipboard()).toContain("import './styles.css';");
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('menuitem', { name: 'Copy link to TypeScript source' }).click();
  await expect.poll(() => reader.clipboard()).toContain(`${page}#css-${name}.tsx`);
  await bar.getByRole('button', { name: 'Show code' }).click();
  await demoOf(reader).getByRole('tab', { name: 'styles.css' }).click();
  await expect(demoOf(reader).getByRole('tabpanel')).toContainText('.ticket-button');
});

test('the project of a demo is made for its styling', async ({ reader, context }) => {
  await context.route(/stackblitz/, (route) => route.abort());
  await reader.opens(page);
  await choose(reader, 'Tailwind');
  const post = context.waitForEvent('request', (request) => request.method() === 'POST');
  await demoOf(reader).getByRole('button', { name: 'Edit in StackBlitz' }).click();
  const fields = new URLSearchParams((await post).postData() ?? '');
  expect(fields.get('project[files][vite.config.ts]')).toContain('tailwindcss()');
  const manifest = JSON.parse(fields.get('project[files][package.json]') ?? '');
  expect(manifest.devDependencies).toHaveProperty(['@tailwindcss/vite']);
  expect(manifest.dependencies).not.toHaveProperty(['@mui/system']);
});

test('a choice reaches other tabs with their next navigation', async ({
  reader,
  context,
  baseURL,
}) => {
  const second = new Reader(await context.newPage(), baseURL ?? '');
  await second.opens('/base-ui/getting-started/');
  await reader.opens(page);
  await choose(reader, 'Tailwind');
  await second.page.getByRole('button', { name: 'Components' }).click();
  await second.followsTheNavigation('Button');
  await sees(second, 'Tailwind');
  expect(second.complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the default styling is complete', async ({ reader }) => {
    await hasChosen(reader, 'Tailwind');
    await reader.page.goto(page);
    await expect(button(reader)).toHaveClass(marks['MUI System']);
    await expect(button(reader)).toHaveCSS('border-radius', '8px');
  });
});

test('there is nothing below the tools where the shown styling has no preview', async ({
  reader,
}) => {
  const demo = reader.demo('CoachMenu');
  const code = demo.locator(':scope > [data-bg] ~ div[id]');
  await reader.opens('/experiments/docs/demos/');
  await expect(code).toBeVisible();
  await hasChosen(reader, 'Tailwind');
  await reader.opens('/experiments/docs/demos/');
  await expect(demo.locator('[data-shows="Tailwind"]').last()).toBeAttached();
  await expect(code).toBeHidden();
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(code).toBeVisible();
});
