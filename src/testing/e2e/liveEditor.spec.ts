import type { Locator } from '@playwright/test';
import { wholeChromium } from './browsers';
import { demoShowing, openEditor, name, page, editorLocators, fillEditor } from './liveEdit';
import { expect, test } from './reader';

// The whole Chromium runs the editor's iframe in a process of its own.
test.use({ launchOptions: wholeChromium });

test('nothing of the editor is fetched before the reader asks for it', async ({ reader }) => {
  await reader.opens(`${page}#${name}.tsx`);
  await expect(editorLocators(reader).button('Edit the code')).toBeVisible();
  expect(reader.requests.filter((url) => url.includes('/_editor/'))).toEqual([]);
});

/** Starts to record the heights of the demo's box, in pixels. Returns a function that returns them. */
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
    const { demo, editor, preview, button } = editorLocators(reader);
    const heights = await watchHeight(demo);
    await button('Edit the code').click();
    await expect(editor).toBeFocused();
    if (when === 'after') {
      await expect(preview.getByRole('button', { name: 'Publish' })).toBeAttached();
    }
    await fillEditor(editor, (await editor.innerText()).replace('Publish', 'Depart'));
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
  const { editor, preview, problems } = await openEditor(reader);
  const badge = demoShowing(
    '<Badge badgeContent={47}>Seats</Badge>',
    'import Badge from "@mui/material/Badge";',
  );
  await fillEditor(editor, badge);
  await expect(preview).toContainText('47');
  await fillEditor(editor, badge.replace('material/Badge', 'material/Badg'));
  await expect(problems).toHaveText(/tsx, line 1:.*Did you mean "@mui\/material\/Badge"\?/);
  await fillEditor(editor, badge.replace('@mui/material/Badge', 'left-pad'));
  await expect(problems).toContainText('"left-pad" cannot be imported here.');
  await expect(preview).toContainText('47');
});

test('Escape leaves to the tools, and Tab goes on to what follows', async ({ reader }) => {
  const { editor, button } = await openEditor(reader);
  await reader.page.keyboard.press('Escape');
  await expect(button('Hide code')).toBeFocused();
  await editor.focus();
  const before = await editor.innerText();
  await reader.page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  expect(await editor.innerText()).toBe(before);
});

test('edits stay with their language, and a reset undoes them', async ({ reader }) => {
  const { demo, editor, preview, button } = await openEditor(reader);
  await fillEditor(editor, demoShowing('<b>In TypeScript</b>'));
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
  const first = await openEditor(reader);
  await fillEditor(first.editor, demoShowing('<b>Sent by link 🎫</b>'));
  await first.button('Copy link to this edit').click();
  await expect(first.demo.getByText('Link copied')).toBeVisible();
  const link = await reader.clipboard();
  expect(link).toMatch(new RegExp(`${page}#${name}\\.tsx&edit=[\\w-]+$`));
  await tab.goto('about:blank');
  await reader.opens(link);
  const { demo, editor, preview, button } = editorLocators(reader);
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
    const { demo, editor } = editorLocators(reader);
    await expect(demo.getByText('This link doesn’t contain a readable edit.')).toBeVisible();
    await expect(editor).toContainText('Publish');
    expect(reader.complaints).toEqual([]);
  });
}

test('a demo in a frame of its own is edited too, at the same height', async ({ reader }) => {
  const framed = await openEditor(reader, '/experiments/docs/demos/#FramedDemo.tsx', 'FramedDemo');
  const height = (await framed.demo.locator('[data-bg]').boundingBox())?.height;
  await fillEditor(framed.editor, demoShowing('<b>In the frame</b>'));
  await expect(framed.preview).toContainText('In the frame');
  expect((await framed.demo.locator('[data-bg]').boundingBox())?.height).toBe(height);
});

test('the preview has the colors and the direction of the page', async ({ reader }) => {
  const { editor, preview } = await openEditor(reader);
  await fillEditor(editor, demoShowing('<b>Seen</b>'));
  await expect(preview).toContainText('Seen');
  await reader.chooses('Mode', 'Dark');
  await reader.chooses('Direction', 'Right to left');
  const html = preview.locator('xpath=..');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(editor).toHaveCSS('direction', 'ltr');
});
