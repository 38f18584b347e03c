import fs from 'node:fs';
import path from 'node:path';
import { listKeyboardRows } from './keyNames';
import type { PageVisit } from './pageVisit';

const focusable =
  ':is(button, input, select, textarea, a[href], [tabindex="0"]):not([disabled], [type="hidden"])';

/**
 * Presses each key that a keyboard table of the page names, on the first demo, from its first control. It sees that
 * nothing throws and that the console stays clean; whether the key does what the table says is left to a reader.
 */
export async function checkKeyboard(root: string, visit: PageVisit): Promise<void> {
  const { file } = visit.shown.sources.compiled;
  const rows = listKeyboardRows(fs.readFileSync(path.join(root, file), 'utf8'));
  for (const { line, unknown } of rows) {
    for (const name of unknown) {
      visit.problems.push({
        ...{ check: 'keyboard', file, line },
        what: `No key is called "${name}".`,
        fix: 'Write Esc, Enter, Space, Tab, Arrow Down, Home, Page Up, and several keys as several `<kbd>`.',
      });
    }
  }
  const first = visit.demos.find(({ options }) => !options.iframe);
  if (!first || rows.length === 0) return;
  const control = visit.page
    .locator(`[data-demo="${first.name}"] [data-demo-stage] ${focusable}`)
    .first();
  if ((await control.count()) === 0) return;
  for (const { line, combinations } of rows) {
    for (const keys of combinations) {
      visit.watcher.place = {
        check: 'keyboard',
        file,
        line,
        when: `${first.name}, when ${keys === ' ' ? 'Space' : keys} is pressed`,
      };
      await control.focus({ timeout: 1000 }).catch(() => {});
      await visit.page.keyboard.press(keys === ' ' ? 'Space' : keys);
      await visit.page.waitForTimeout(30);
    }
  }
  await visit.page.keyboard.press('Escape');
}
