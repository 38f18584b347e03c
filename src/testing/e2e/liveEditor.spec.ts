import type { Locator } from '@playwright/test';
import { wholeChromium } from './browsers';
import { demoShowing, edits, name, page, parts } from './liveEdit';
import { expect, test } from './reader';

// Its frame has a process of its own there.
test.use({ launchOptions: wholeChromium });

const writes = (editor: Locator, code: string) => editor.fill(code);

test('nothing of the editor is fetched before the reader asks for it', async ({ reader }) => {
  await reader.opens(`${page}#${name}.tsx`);
  await expect(parts(reader).button('Edit the code')).toBeVisible();
  expect(reader.requests.filter((url) => url.includes('/_editor/'))).toEqual([]);
});

/** Every height the demo's box has had, in pixels, from now on. */
async function watchHeight(demo: Locator): Promise<() => Promise<number[]>> {
  const box = await demo.locator('[data-bg]').elementHandle();
  const heights = await box?.evaluateHandle((element) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(Math.round(element.getBoundingClientRect().height))).observe(
      element,
    );
    return seen;
  });
  return async () => (await heights?.evaluate((seen) => [...seen])) ?? [];
}

for (const when of ['after', 'before'] as const) {
  test(`the preview follows an edit ${when} the preview has come, without a jump`, async ({
    reader,
  }) => {
    let letCome = () => {};
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await reader.page.route('**/_editor/frame.html', async (route) => {
      await mayCome;
      await route.continue();
    });
    if (when === 'after') letCome();
    await reader.opens(`${page}#${name}.tsx`);
    const { demo, editor, preview, button } = parts(reader);
    const heights = await watchHeight(demo);
    await button('Edit the code').click();
    await expect(editor).toBeFocused();
    if (when === 'after') {
      await expect(preview.getByRole('button', { name: 'Publish' })).toBeAttached();
    }
    await writes(editor, (await editor.innerText()).replace('Publish', 'Depart'));
    letCome();
    await expect(preview.getByRole('button', { name: 'Depart' })).toBeVisible();
    await expect(demo.locator('[data-demo-stage]')).toBeHidden();
    const seen = await heights();
    expect(Math.max(...seen) - Math.min(...seen), seen.join()).toBeLessThanOrEqual(1);
  });
}

test('any module of the product may be imported, an unknown one says so in its line', async ({
  reader,
}) => {
  const { editor, preview, problems } = await edits(reader);
  const badge = demoShowing(
    '<Badge badgeContent={47}>Seats</Badge>',
    'import Badge from "@mui/material/Badge";',
  );
  await writes(editor, badge);
  await expect(preview).toContainText('47');
  await writes(editor, badge.replace('material/Badge', 'material/Badg'));
  await expect(problems).toHaveText(/tsx, line 1:.*Did you mean "@mui\/material\/Badge"\?/);
  await writes(editor, badge.replace('@mui/material/Badge', 'left-pad'));
  await expect(problems).toContainText('"left-pad" cannot be imported here.');
  await expect(preview).toContainText('47');
});

test('errors stand next to their line, and the preview before them stays', async ({ reader }) => {
  const { demo, editor, preview, problems } = await edits(reader);
  await writes(editor, demoShowing('<b>Good</b>'));
  await expect(preview).toContainText('Good');
  await writes(editor, `const a = 1;\nconst b = ];\n`);
  await expect(demo.locator('.cm-problem-line')).toHaveText('const b = ];');
  await expect(demo.locator('.cm-problem')).toContainText('Unexpected token');
  await writes(editor, `const twice = 1;\nconst twice = 2;\n`);
  await expect(problems).toContainText('line 2:SyntaxError');
  await expect(preview).toContainText('Good');
});

test('what was rendered last stays, at its height, while there is an error of any kind', async ({
  reader,
}) => {
  const { demo, editor, preview, problems } = await edits(reader);
  await writes(editor, demoShowing('<b style={{ display: "block", height: 220 }}>Good</b>'));
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
    await writes(editor, wrong);
    await expect(problems).toContainText(message);
    await expect(preview).toContainText('Good');
    expect((await frame.boundingBox())?.height).toBe(height);
  }
  await writes(editor, demoShowing('<b>Well again</b>'));
  await expect(preview).toContainText('Well again');
  await expect(problems).toBeEmpty();
});

test('what fails while it runs is told in its line and kept out of the page', async ({
  reader,
}) => {
  const { demo, editor, preview, problems } = await edits(reader);
  await writes(editor, demoShowing('<b>{(null as any).fare}</b>'));
  await expect(demo.locator('.cm-problem-line')).toContainText('(null as any).fare');
  await writes(editor, demoShowing('{ fare: 1 } as any'));
  await expect(problems).toContainText('Objects are not valid as a React child');
  await writes(
    editor,
    demoShowing('<button onClick={() => { throw new Error("late"); }}>Press</button>'),
  );
  await preview.getByRole('button', { name: 'Press' }).click();
  await expect(problems).toContainText('line 3:Error: late');
  await writes(editor, demoShowing('<b>Well again</b>'));
  await expect(preview).toContainText('Well again');
  await expect(problems).toBeEmpty();
  expect(reader.complaints).toEqual([]);
});

test('Escape leaves to the tools, and Tab goes on to what follows', async ({ reader }) => {
  const { editor, button } = await edits(reader);
  await reader.page.keyboard.press('Escape');
  await expect(button('Hide code')).toBeFocused();
  await editor.focus();
  const before = await editor.innerText();
  await reader.page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  expect(await editor.innerText()).toBe(before);
});

test('edits stay with their language, and a reset undoes them', async ({ reader }) => {
  const { demo, editor, preview, button } = await edits(reader);
  await writes(editor, demoShowing('<b>In TypeScript</b>'));
  await expect(preview).toContainText('In TypeScript');
  await button('JavaScript').click();
  const notice = demo.getByText(
    'You edited the TypeScript version. This is the JavaScript version, without your edits.',
  );
  await expect(notice).toBeVisible();
  await expect(preview).toContainText('Publish');
  await button('TypeScript').click();
  await expect(notice).toBeHidden();
  await expect(editor).toContainText('In TypeScript');
  await button('Hide code').click();
  await button('Show code').click();
  await expect(editor).toContainText('In TypeScript');
  await button('Reset demo').click();
  await expect(editor).toBeHidden();
  await expect(
    demo.locator('[data-demo-stage]').getByRole('button', { name: 'Publish' }),
  ).toBeVisible();
  await expect(demo.locator('pre code')).toContainText('Publish');
});

test('a link brings the edit to another reader, marked as somebody else’s', async ({ reader }) => {
  const { page: tab } = reader;
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await edits(reader);
  await writes(first.editor, demoShowing('<b>Sent by link 🎫</b>'));
  await first.button('Copy link to this edit').click();
  await expect(first.demo.getByText('Link copied')).toBeVisible();
  const link = await reader.clipboard();
  expect(link).toMatch(new RegExp(`${page}#${name}\\.tsx&edit=[\\w-]+$`));
  await tab.goto('about:blank');
  await reader.opens(link);
  const { demo, editor, preview, button } = parts(reader);
  await button('Run somebody else’s code').click();
  await expect(preview).toContainText('Sent by link 🎫');
  await expect(demo.getByText('Edited by the author of this link.')).toBeVisible();
  await expect(editor).toContainText('Sent by link 🎫');
  await expect(demo).toBeInViewport();
  await button('Back to the original').click();
  await expect(
    demo.locator('[data-demo-stage]').getByRole('button', { name: 'Publish' }),
  ).toBeVisible();
  expect(new URL(tab.url()).hash).toBe(`#${name}.tsx`);
});

for (const hash of ['edit=', 'edit=AAAA', 'edit=%00%3Cscript%3E', 'edit=__proto__']) {
  test(`a link that holds no edit breaks nothing: ${hash}`, async ({ reader }) => {
    await reader.opens(`${page}#${name}.tsx&${hash}`);
    const { demo, editor } = parts(reader);
    await expect(demo.getByText('This link doesn’t contain a readable edit.')).toBeVisible();
    await expect(editor).toContainText('Publish');
    expect(reader.complaints).toEqual([]);
  });
}

for (const [what, code] of [
  ['a loop', 'while (true) {}'],
  ['a chain of promises', 'const again = (): any => Promise.resolve().then(again);\n  again();'],
] as const) {
  test(`${what} without an end is stopped, and the page goes on`, async ({ reader }) => {
    const { editor, preview, problems } = await edits(reader);
    await writes(editor, `export default function A() {\n  ${code}\n  return <b>Never</b>;\n}\n`);
    await expect(problems).toContainText('The code was stopped: it ran for more than 2 seconds');
    await writes(editor, demoShowing('<b>Well again</b>'));
    await expect(preview).toContainText('Well again');
  });
}

test('code that cannot be stopped from inside loses its frame, and can run again', async ({
  reader,
}) => {
  const { demo, editor, preview, button } = await edits(reader);
  await writes(editor, demoShowing(`<b>{String(/(a+)+$/.test('a'.repeat(40) + 'b'))}</b>`));
  const notice = demo.getByRole('status').filter({ hasText: 'it didn’t respond' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await writes(editor, demoShowing('<b>Well again</b>'));
  await button('Run again').click();
  await expect(preview).toContainText('Well again');
});

test('code that sends messages without end loses its frame, and the page goes on', async ({
  reader,
}) => {
  const { demo, editor } = await edits(reader);
  const send = "setInterval(() => { while (true) parent.postMessage('tick', '*'); }, 0)";
  await writes(editor, demoShowing(`<b ref={() => void ${send}}>Tick</b>`));
  const notice = demo.getByRole('status').filter({ hasText: 'it kept sending messages' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  expect(await reader.page.evaluate(() => 6 * 7)).toBe(42);
});

test('a flood of console errors is told of, and the page goes on', async ({ reader }) => {
  const { demo, editor } = await edits(reader);
  const flood =
    "setInterval(() => { for (let i = 0; i < 20000; i += 1) console.error('wave', i); }, 0)";
  await writes(editor, demoShowing(`<b ref={() => void ${flood}}>Sea</b>`));
  await expect(demo).toContainText('wave 7', { timeout: 20_000 });
  expect(await reader.page.evaluate(() => 6 * 7)).toBe(42);
});

test('a demo in a frame of its own is edited too, at the same height', async ({ reader }) => {
  const framed = await edits(reader, '/experiments/docs/demos/#FramedDemo.tsx', 'FramedDemo');
  const height = (await framed.demo.locator('[data-bg]').boundingBox())?.height;
  await writes(framed.editor, demoShowing('<b>In the frame</b>'));
  await expect(framed.preview).toContainText('In the frame');
  expect((await framed.demo.locator('[data-bg]').boundingBox())?.height).toBe(height);
});

test('the preview has the colors and the direction of the page', async ({ reader }) => {
  const { editor, preview } = await edits(reader);
  await writes(editor, demoShowing('<b>Seen</b>'));
  await expect(preview).toContainText('Seen');
  await reader.chooses('Mode', 'Dark');
  await reader.chooses('Direction', 'Right to left');
  const html = preview.locator('xpath=..');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(editor).toHaveCSS('direction', 'ltr');
});
