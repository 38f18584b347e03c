import { capturePost } from './capturePost';
import { expect, test, type Reader } from './reader';

const page = '/material-ui/react-button/';

function toolbar(reader: Reader, demo: string) {
  return reader.demo(demo).getByRole('toolbar', { name: `Demo: ${demo}` });
}

test('the tools of a demo stand in their order and keep their height', async ({ reader }) => {
  await reader.opens(page);
  const bar = toolbar(reader, 'BasicButtons');
  await expect(bar.getByRole('button', { name: 'More' })).toBeVisible();
  const before = await bar.boundingBox();
  const names = await bar
    .getByRole('button')
    .evaluateAll((tools) => tools.map((tool) => tool.ariaLabel ?? tool.textContent));
  expect(names).toEqual([
    'Show code',
    'Edit in StackBlitz',
    'Edit in CodeSandbox',
    'Copy the source',
    'Reset focus',
    'Reset demo',
    'More',
  ]);
  await bar.getByRole('button', { name: 'Show code' }).click();
  await expect(bar.getByRole('button', { name: 'TypeScript' })).toBeVisible();
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(before?.height);
});

test('the tools fit a narrow screen, with the same names', async ({ reader }) => {
  await reader.page.setViewportSize({ width: 320, height: 640 });
  await reader.opens(page);
  const bar = toolbar(reader, 'BasicButtons');
  await bar.getByRole('button', { name: 'Show code' }).click();
  for (const name of ['JavaScript', 'TypeScript', 'Hide code', 'Edit in StackBlitz', 'More']) {
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  const overflow = () =>
    reader.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

test('a demo opens in StackBlitz as a complete project, as the reader has it', async ({
  reader,
}) => {
  await reader.page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await reader.opens(`${page}#BasicButtons.js`);
  const edit = toolbar(reader, 'BasicButtons').getByRole('button', { name: 'Edit in StackBlitz' });
  const { url, fields } = await capturePost(reader.page, () => edit.click());
  expect(url).toBe('https://stackblitz.com/run?file=src%2FBasicButtons.jsx');
  expect(fields.get('project[files][src/BasicButtons.jsx]')).toContain('function BasicButtons');
  expect(fields.get('project[files][src/main.jsx]')).toContain("mode: 'dark'");
  const manifest = JSON.parse(fields.get('project[files][package.json]') ?? '');
  expect(manifest.dependencies).toMatchObject({ react: '18.3.1' });
});

test('a demo opens in CodeSandbox', async ({ reader }) => {
  await reader.opens(page);
  const edit = toolbar(reader, 'BasicButtons').getByRole('button', { name: 'Edit in CodeSandbox' });
  const { url, fields } = await capturePost(reader.page, () => edit.click());
  expect(url).toContain('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields.get('parameters')).toMatch(/^[\w-]{500,}$/);
});

test('a demo can be downloaded as a project', async ({ reader }) => {
  await reader.opens(page);
  const bar = toolbar(reader, 'BasicButtons');
  await bar.getByRole('button', { name: 'More' }).click();
  const download = reader.page.waitForEvent('download');
  await reader.page.getByRole('menuitem', { name: 'Download as a project' }).click();
  expect((await download).suggestedFilename()).toBe('BasicButtons.zip');
});

test('nothing that makes projects is loaded before the reader turns to it', async ({ reader }) => {
  const asked: string[] = [];
  reader.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await reader.opens(page);
  await reader.page.waitForLoadState('networkidle');
  expect(asked.filter((pathname) => pathname.startsWith('/_demos/'))).toEqual([]);
  const before = asked.length;
  await toolbar(reader, 'BasicButtons').getByRole('button', { name: 'Edit in StackBlitz' }).hover();
  await expect.poll(() => asked.slice(before).some((path) => path.endsWith('.js'))).toBe(true);
});

test('Reset demo brings a demo back to its beginning, Reset focus to its first control', async ({
  reader,
}) => {
  const name = 'ComboBox';
  await reader.opens('/material-ui/react-autocomplete/');
  const bar = toolbar(reader, name);
  const field = reader.demo(name).getByRole('combobox');
  await field.fill('changed');
  await bar.getByRole('button', { name: 'Reset demo' }).click();
  await expect(field).not.toHaveValue('changed');
  await bar.getByRole('button', { name: 'Reset focus' }).click();
  await reader.page.keyboard.press('Tab');
  await expect(field).toBeFocused();
});
