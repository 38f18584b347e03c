import fs from 'node:fs';
import type { Locator } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, Reader, test } from './reader';

const source = 'docs-data/experiments/docs/demos/SeatPicker.tsx';
const toolbarOf = (demo: Locator) => demo.getByRole('toolbar');

test('the code opens and closes', async ({ reader }) => {
  await reader.opens(pageKinds.demos);
  const demo = reader.demo('SeatPicker');
  await expect(toolbarOf(demo)).toHaveAccessibleName('Demo: SeatPicker');
  await expect(demo.getByText("useState('12B')")).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.getByText("useState('12B')")).toBeVisible();
  await demo.getByRole('button', { name: 'Hide code' }).click();
  await expect(demo.getByText("useState('12B')")).toHaveCount(0);
});

test('the language of the code is kept across pages', async ({ reader, page }) => {
  await reader.opens(pageKinds.demos);
  const demo = reader.demo('SeatPicker');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.getByText('next: string | null')).toBeVisible();
  await demo.getByRole('button', { name: 'JavaScript' }).click();
  await expect(demo.getByText('next: string | null')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await reader.opens('/material-ui/react-tabs/');
  const other = reader.demo('BasicTabs');
  await other.getByRole('button', { name: 'Show code' }).click();
  await expect(other.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(other.locator('code')).not.toContainText('interface');
  await expect
    .poll(
      async () =>
        (await page.context().cookies()).find(({ name }) => name === 'codeVariant')?.value,
    )
    .toBe('JS');
});

test('tabs agree on the language of the code, without loading a page again', async ({
  reader,
  context,
  baseURL,
}) => {
  await reader.opens('/material-ui/react-tabs/');
  const demo = reader.demo('BasicTabs');
  await demo.getByRole('button', { name: 'Show code' }).click();
  const chosen = (language: string) => demo.getByRole('button', { name: language, pressed: true });
  await chosen('TypeScript').click();
  const second = new Reader(await context.newPage(), baseURL ?? '');
  await second.opens(pageKinds.demos);
  const other = second.demo('SeatPicker');
  await other.getByRole('button', { name: 'Show code' }).click();
  await other.getByRole('button', { name: 'JavaScript' }).click();
  await reader.page.bringToFront();
  await reader.followsTheNavigation('Table');
  const table = reader.demo('BasicTable');
  await table.getByRole('button', { name: 'Show code' }).click();
  await expect(table.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(reader.complaints).toEqual([]);
});

test('the source goes to the clipboard as it was written', async ({ reader, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.opens(pageKinds.demos);
  const demo = reader.demo('SeatPicker');
  await demo.getByRole('button', { name: 'Copy the source' }).click();
  await expect(toolbarOf(demo).getByRole('status')).toHaveText('Copied');
  expect((await reader.clipboard()).trim()).toBe(fs.readFileSync(source, 'utf8').trim());
});

test('a demo of several files shows each', async ({ reader }) => {
  await reader.opens(pageKinds.demos);
  const demo = reader.demo('SeveralFiles');
  await demo.getByRole('button', { name: 'Show code' }).click();
  const tracks = demo.getByRole('tab', { name: 'tracks.ts' });
  await tracks.click();
  await expect(tracks).toHaveAttribute('aria-selected', 'true');
  await expect(demo.locator('code')).toContainText('export');
});

test('the toolbar is one stop of the keyboard, with arrow keys inside', async ({
  reader,
  page,
}) => {
  await reader.opens(pageKinds.demos);
  const bar = toolbarOf(reader.demo('SeatPicker'));
  const [show, edit, more] = ['Show code', 'Edit in StackBlitz', 'More'].map((name) =>
    bar.getByRole('button', { name }),
  ) as [Locator, Locator, Locator];
  await show.focus();
  await page.keyboard.press('ArrowRight');
  await expect(edit).toBeFocused();
  await page.keyboard.press('End');
  await expect(more).toBeFocused();
  await page.keyboard.press('Home');
  await expect(show).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toHaveCount(0);
  await reader.chooses('Direction', 'Right to left');
  await show.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(edit).toBeFocused();
});

test('each tool has a name, and a tooltip that says it', async ({ reader }) => {
  await reader.opens(pageKinds.demos);
  const bar = toolbarOf(reader.demo('SeatPicker'));
  for (const name of ['Edit in StackBlitz', 'Edit in CodeSandbox', 'Copy the source', 'More']) {
    const tool = bar.getByRole('button', { name, exact: true });
    await tool.hover();
    const tooltip = () =>
      tool.evaluate((element) => {
        const { content, visibility } = getComputedStyle(element, '::after');
        return `${content} ${visibility}`;
      });
    // The tooltip may have a second line, which explains the tool.
    await expect.poll(tooltip).toMatch(new RegExp(`^"${name}("|\\\\a )`));
    await expect.poll(tooltip).toContain('visible');
  }
});

test('"Reset focus" goes right before the demo, also when it was used', async ({
  reader,
  page,
}) => {
  await reader.opens(pageKinds.demos);
  const demo = reader.demo('SeatPicker');
  await demo.getByRole('button', { name: '12C' }).click();
  await demo.getByRole('button', { name: 'Reset focus' }).click();
  await expect(demo.getByText('Start of the SeatPicker demo')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: '12A' })).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('the tools are there in a compact form, on one line, and answer', async ({ reader }) => {
    await reader.opens(pageKinds.component);
    const bar = toolbarOf(reader.demo('BasicButtons'));
    const show = bar.getByRole('button', { name: 'Show code' });
    await show.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await show.boundingBox())?.width).toBeLessThan(60);
    const tools = bar.getByRole('button');
    await expect(tools).toHaveCount(7);
    const distance = () =>
      tools.evaluateAll((all) => {
        const tops = all.map((tool) => Math.round(tool.getBoundingClientRect().y));
        return Math.max(...tops) - Math.min(...tops);
      });
    await expect.poll(distance).toBeLessThan(4);
    await show.tap();
    await expect(bar.getByRole('button', { name: 'Hide code' })).toBeVisible();
    await bar.getByRole('button', { name: 'JavaScript' }).tap();
    await expect(bar.getByRole('button', { name: 'JavaScript', pressed: true })).toBeVisible();
    await bar.getByRole('button', { name: 'More' }).tap();
    const menu = reader.page.getByRole('menu', { name: 'More' }).filter({ visible: true });
    await menu.getByRole('menuitemcheckbox', { name: 'Dark' }).tap();
    await expect(reader.demo('BasicButtons').locator('iframe')).toBeVisible();
    expect(reader.complaints).toEqual([]);
  });
});

test('links to the source are copied from the menu', async ({ reader, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.opens(pageKinds.demos);
  const bar = toolbarOf(reader.demo('SeatPicker'));
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('menuitem', { name: 'Copy link to JavaScript source' }).click();
  await expect
    .poll(() => reader.clipboard())
    .toBe(`${baseURL}/experiments/docs/demos/#SeatPicker.js`);
});

for (const [hash, language] of [
  ['#SeveralFiles.js', 'JavaScript'],
  ['#SeveralFiles.tsx', 'TypeScript'],
] as const) {
  test(`${hash} opens the code in ${language}, whatever was chosen before`, async ({
    reader,
    context,
    baseURL,
  }) => {
    const value = language === 'JavaScript' ? 'TS' : 'JS';
    await context.addCookies([{ name: 'codeVariant', value, url: baseURL ?? '' }]);
    await reader.opens(pageKinds.demos + hash);
    const demo = reader.demo('SeveralFiles');
    await expect(demo.getByRole('button', { name: 'Hide code' })).toBeVisible();
    await expect(demo.getByRole('button', { name: language })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(demo).toBeInViewport();
  });
}

test('#Name leads to the demo and leaves its code as it was', async ({ reader }) => {
  await reader.opens(`${pageKinds.demos}#SeveralFiles`);
  const demo = reader.demo('SeveralFiles');
  await expect(demo).toBeInViewport();
  await expect(demo.getByRole('button', { name: 'Show code' })).toBeAttached();
});
