import { wholeChromium } from './browsers';
import { demoShowing, openEditor, fillEditor } from './liveEdit';
import { expect, test } from './reader';

// The whole Chromium runs the editor's iframe in a process of its own.
test.use({ launchOptions: wholeChromium });

test('errors are shown at their line, and the previous preview stays', async ({ reader }) => {
  const { demo, editor, preview, problems } = await openEditor(reader);
  await fillEditor(editor, demoShowing('<b>Good</b>'));
  await expect(preview).toContainText('Good');
  await fillEditor(editor, `const a = 1;\nconst b = ];\n`);
  await expect(demo.locator('.cm-problem-line')).toHaveText('const b = ];');
  await expect(demo.locator('.cm-problem')).toContainText('Unexpected token');
  await fillEditor(editor, `const twice = 1;\nconst twice = 2;\n`);
  await expect(problems).toContainText('line 2:SyntaxError');
  await expect(preview).toContainText('Good');
});

test('what was rendered last stays, at its height, while there is an error of any kind', async ({
  reader,
}) => {
  const { demo, editor, preview, problems } = await openEditor(reader);
  await fillEditor(editor, demoShowing('<b style={{ display: "block", height: 220 }}>Good</b>'));
  await expect(preview).toContainText('Good');
  const frame = demo.locator('iframe[title^="Preview"]');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(219);
  const height = (await frame.boundingBox())?.height;
  for (const [wrong, message] of [
    [`const a = ];`, 'Unexpected token'],
    [demoShowing('<b>{(null as any).fare}</b>'), 'TypeError'],
    [demoShowing('<b />', `throw new Error('early');`), 'early'],
    [demoShowing('<b />', `import a from 'left-pad';\nvoid a;`), 'cannot be imported'],
    [
      demoShowing(
        '<Late />',
        `const Late = () => { useEffect(() => { throw new Error('late'); }); return <i>Bad</i>; };\nimport { useEffect } from 'react';`,
      ),
      'late',
    ],
  ] as const) {
    await fillEditor(editor, wrong);
    await expect(problems).toContainText(message);
    await expect(preview).toContainText('Good');
    expect((await frame.boundingBox())?.height).toBe(height);
  }
  await fillEditor(editor, demoShowing('<b>Well again</b>'));
  await expect(preview).toContainText('Well again');
  await expect(problems).toBeEmpty();
});

test('what fails while it runs is told in its line and kept out of the page', async ({
  reader,
}) => {
  const { demo, editor, preview, problems } = await openEditor(reader);
  await fillEditor(editor, demoShowing('<b>{(null as any).fare}</b>'));
  await expect(demo.locator('.cm-problem-line')).toContainText('(null as any).fare');
  await fillEditor(editor, demoShowing('{ fare: 1 } as any'));
  await expect(problems).toContainText('Objects are not valid as a React child');
  await fillEditor(
    editor,
    demoShowing('<button onClick={() => { throw new Error("late"); }}>Press</button>'),
  );
  await preview.getByRole('button', { name: 'Press' }).click();
  await expect(problems).toContainText('line 3:Error: late');
  await fillEditor(editor, demoShowing('<b>Well again</b>'));
  await expect(preview).toContainText('Well again');
  await expect(problems).toBeEmpty();
  expect(reader.complaints).toEqual([]);
});

for (const [what, code] of [
  ['a loop', 'while (true) {}'],
  ['a chain of promises', 'const again = (): any => Promise.resolve().then(again);\n  again();'],
] as const) {
  test(`${what} without an end is stopped, and the page goes on`, async ({ reader }) => {
    const { editor, preview, problems } = await openEditor(reader);
    await fillEditor(
      editor,
      `export default function A() {\n  ${code}\n  return <b>Never</b>;\n}\n`,
    );
    await expect(problems).toContainText('The code was stopped: it ran for more than 2 seconds');
    await fillEditor(editor, demoShowing('<b>Well again</b>'));
    await expect(preview).toContainText('Well again');
  });
}

test('code that cannot be stopped from inside loses its frame, and can run again', async ({
  reader,
}) => {
  const { demo, editor, preview, button } = await openEditor(reader);
  await fillEditor(editor, demoShowing(`<b>{String(/(a+)+$/.test('a'.repeat(40) + 'b'))}</b>`));
  const notice = demo.getByRole('status').filter({ hasText: 'it didn’t respond' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await fillEditor(editor, demoShowing('<b>Well again</b>'));
  await button('Run again').click();
  await expect(preview).toContainText('Well again');
});

test('code that sends messages without end loses its frame, and the page goes on', async ({
  reader,
}) => {
  const { demo, editor } = await openEditor(reader);
  const send = "setInterval(() => { while (true) parent.postMessage('tick', '*'); }, 0)";
  await fillEditor(editor, demoShowing(`<b ref={() => void ${send}}>Tick</b>`));
  const notice = demo.getByRole('status').filter({ hasText: 'it kept sending messages' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  expect(await reader.page.evaluate(() => 6 * 7)).toBe(42);
});

test('a flood of console errors is reported, and the page keeps working', async ({ reader }) => {
  const { demo, editor } = await openEditor(reader);
  const flood =
    "setInterval(() => { for (let i = 0; i < 20000; i += 1) console.error('wave', i); }, 0)";
  await fillEditor(editor, demoShowing(`<b ref={() => void ${flood}}>Sea</b>`));
  await expect(demo).toContainText('wave 7', { timeout: 20_000 });
  expect(await reader.page.evaluate(() => 6 * 7)).toBe(42);
});
