import { wholeChromium } from './browsers';
import { demoShowing, openEditor, editorLocators, fillEditor } from './liveEdit';
import { expect, test } from './reader';

// The whole Chromium runs the editor's iframe in a process of its own.
test.use({ launchOptions: wholeChromium });

/** Code that moves the focus into the iframe without an action of the reader. */
const grabs: Readonly<Record<string, string>> = {
  'input.focus()': 'field.focus()',
  'input.select()': 'field.select()',
  'the prototype’s focus()': 'HTMLElement.prototype.focus.call(field)',
  'window.focus()': 'window.focus(); field.focus()',
  'the page’s focus()': '(top as any).focus.call(window); field.focus()',
  'a label that is clicked': 'label.click()',
  'a label in a shadow, by an event that stays there': `
    if (!place.shadowRoot) place.attachShadow({ mode: 'open' }).innerHTML = '<label>x<input></label>';
    place.shadowRoot!.querySelector('label')!.dispatchEvent(new MouseEvent('click'))`,
  'a form that is judged': 'form.reportValidity()',
  'a dialog': 'if (dialog.open) dialog.close(); dialog.showModal()',
  'a popover': 'popover.hidePopover(); popover.showPopover()',
  'the address': "location.hash = location.hash === '#field' ? '#other' : '#field'",
  'a press of its own': `field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })); field.focus()`,
  'a replaced getter': `
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => -1, configurable: true });
    Object.defineProperty(Event.prototype, 'target', { get: () => document, configurable: true });
    Document.prototype.hasFocus = () => true; (top as any).focus.call(window); field.focus()`,
};

/** Returns a demo that runs such code every 50 ms, and shows the keyboard events that it receives. */
const grabbing = (act: string) =>
  demoShowing(
    `<div ref={start}><form id="form"><label id="label">Trap<input id="field" required /></label></form>
<dialog id="dialog"><input /></dialog><div id="popover" popover="manual"><input autoFocus /></div>
<p id="place" /><output>heard: </output></div>`,
    `const named = (id: string): any => document.getElementById(id);
function start(element: HTMLElement | null) {
  if (!element || (window as any).hasStarted) return;
  (window as any).hasStarted = true;
  const [field, label, form, dialog, popover, place] =
    ['field', 'label', 'form', 'dialog', 'popover', 'place'].map(named);
  const said = element.querySelector('output')!;
  for (const type of ['keydown', 'keyup', 'beforeinput', 'input'])
    window.addEventListener(type, (event: any) => { said.textContent += event.key ?? event.data; }, true);
  setInterval(() => { said.dataset.tries = String(Number(said.dataset.tries ?? 0) + 1); ${act}; }, 50);
}`,
  );

for (const [way, act] of Object.entries(grabs)) {
  test(`what a reader types stays on the page while code takes the focus by ${way}`, async ({
    reader,
  }) => {
    const { demo, preview, editor } = await openEditor(reader);
    await fillEditor(editor, grabbing(act));
    // Code that changes the hash also adds history entries, and may be stopped for that instead.
    const notice = demo.getByRole('status').filter({
      hasText: /kept (taking the keyboard|adding steps)/,
    });
    const hasRun = async () =>
      (await notice.isVisible()) || (await preview.locator('output').count()) > 0;
    await expect.poll(hasRun).toBe(true);
    // A text field other than the editor, where each change would run the code again.
    await reader.page.evaluate(() => {
      const field = document.createElement('textarea');
      field.id = 'comment';
      document.querySelector('main')?.prepend(field);
      field.focus({ preventScroll: true });
    });
    const typed = 'what nobody else may read';
    for (const key of typed) {
      // `type` never resolves if the iframe that gets the key is removed meanwhile.
      await Promise.race([reader.page.keyboard.type(key), reader.page.waitForTimeout(500)]);
      await reader.page.waitForTimeout(30);
    }
    const wasEnded = await notice.isVisible();
    if (!wasEnded) {
      const output = preview.locator('output');
      await expect(output).toHaveText(/^heard: *$/);
      expect(Number(await output.getAttribute('data-tries'))).toBeGreaterThan(5);
    }
    const field = reader.page.locator('#comment');
    // Keys are lost while the iframe briefly has the focus.
    const kept = (await field.inputValue()).length;
    expect(kept).toBeGreaterThan(typed.length / 2);
    await expect(field).toBeFocused();
    if (wasEnded) {
      await expect(demo.locator('iframe')).toHaveCount(0);
      await reader.page.keyboard.type('!');
      await expect(field).toHaveValue(/!$/);
    }
    await expect(editor).toBeVisible();
  });
}

test('the focus is in the frame when the reader goes there, by a press or by Tab, and edits go on after', async ({
  reader,
}) => {
  const { editor, preview } = await openEditor(reader);
  const code = (word: string) =>
    demoShowing(
      `<p>${word}<input autoFocus placeholder="first" /><input placeholder="second" /></p>`,
    );
  await fillEditor(editor, code('One'));
  const field = preview.getByPlaceholder('first');
  const second = preview.getByPlaceholder('second');
  await expect(field).toBeVisible();
  await expect(editor).toBeFocused();
  await field.click();
  await reader.page.keyboard.type('mine');
  await expect(field).toHaveValue('mine');
  await expect(field).toBeFocused();
  await second.click();
  await reader.page.keyboard.type('also');
  await expect(second).toHaveValue('also');
  // The next edit arrives without moving the focus.
  await fillEditor(editor, code('Two'));
  await expect(preview).toContainText('Two');
  await expect(editor).toBeFocused();
  await field.click();
  await editor.click();
  await reader.page.keyboard.type('x');
  await expect(field).toHaveValue('');
  await fillEditor(editor, code('Three'));
  await expect(preview).toContainText('Three');
  // Backwards, from the element after the iframe.
  const toolbar = editorLocators(reader).demo.getByRole('toolbar').first();
  await toolbar.getByRole('button').first().focus();
  await reader.page.keyboard.press('Shift+Tab');
  await expect(second).toBeFocused();
  await reader.page.keyboard.type('by Tab');
  await expect(second).toHaveValue('by Tab');
});

test('a menu opens by a press in the frame and can be walked by keys', async ({ reader }) => {
  const { editor, preview } = await openEditor(reader);
  await fillEditor(
    editor,
    demoShowing(
      `<Select defaultValue="a"><MenuItem value="a">First</MenuItem><MenuItem value="b">Second</MenuItem></Select>`,
      `import { MenuItem, Select } from '@mui/material';`,
    ),
  );
  await preview.getByRole('combobox').click();
  await expect(preview.getByRole('option', { name: 'First' })).toBeFocused();
  await reader.page.keyboard.press('ArrowDown');
  await reader.page.keyboard.press('Enter');
  await expect(preview.getByRole('combobox')).toHaveText('Second');
});
