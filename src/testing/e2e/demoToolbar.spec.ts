import fs from 'node:fs';
import type { Locator } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

const source = 'docs-data/experiments/docs/demos/SeatPicker.tsx';
const toolbarOf = (demo: Locator) => demo.getByRole('toolbar');

test('the code opens and closes', async ({ reader }) => {
  await reader.opens(pageKinds.demos);
  const demo = reader.demo('SeatPicker');
  await expect(toolbarOf(demo)).toHaveAccessibleName('Demo: SeatPicker');
  await expect(demo.getByText("React.useState('12B')")).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.getByText("React.useState('12B')")).toBeVisible();
  await demo.getByRole('button', { name: 'Hide code' }).click();
  await expect(demo.getByText("React.useState('12B')")).toHaveCount(0);
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
  expect((await page.context().cookies()).find(({ name }) => name === 'codeVariant')?.value).toBe(
    'JS',
  );
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
  expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await reader.chooses('Direction', 'Right to left');
  await show.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(edit).toBeFocused();
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
