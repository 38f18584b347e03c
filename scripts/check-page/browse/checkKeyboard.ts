import fs from 'node:fs';
import path from 'node:path';
import type { ElementHandle } from '@playwright/test';
import { startCountingActions, fulfillsClaim, readKeyState } from './keyEffects';
import { listKeyboardRows, type KeyboardRow } from './keyNames';
import type { PageVisit } from './pageVisit';
import { reopenDocument } from './hydrateDemos';

const focusable =
  ':is(button, input, select, textarea, a[href], [tabindex="0"]):not([disabled], [type="hidden"])';

/** Steps before the key, such as opening a control. They are tried in turn until the key does what its row says. */
const preparations: readonly (readonly string[])[] = [
  [],
  ['ArrowDown'],
  ['ArrowRight'],
  ['click'],
  ['click', 'ArrowDown', 'ArrowDown'],
  ['a'],
  ['ArrowLeft'],
  ['Tab'],
  ['ArrowDown', 'ArrowDown', 'ArrowDown'],
];

/** Words in the text of a row, and the preparation to try first for them. */
const hints: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bchips?\b/, ['ArrowLeft']],
  [/\b(options?|lists?|menus?|highlight\w*)\b/i, ['ArrowDown']],
  [/\b(dialog|closes?)\b/i, ['click']],
];

/** How often each key is tried, over all controls and preparations. */
const mostTries = 120;

/** Milliseconds after which what opens late, such as a tooltip, is open. */
const openingDelay = 150;

interface Control {
  demo: string;
  element: ElementHandle<HTMLElement>;
}

/**
 * Replays the keyboard tables of a page on its demos. Each key has to do what its row begins with ("Moves focus",
 * "Opens", "Closes", or any other visible change) on some control in some state, without errors in the console.
 */
export async function checkKeyboard(visit: PageVisit): Promise<void> {
  const { file, context } = visit;
  const rows = listKeyboardRows(fs.readFileSync(path.join(context.root, file), 'utf8'));
  for (const { line, unknown } of rows) {
    for (const name of unknown) {
      visit.problems.push({
        ...{ check: 'keyboard', file, line },
        what: `No key is called "${name}".`,
        fix: 'Write Esc, Enter, Space, Tab, Arrow Down, Home, Page Up, and several keys as several `<kbd>`.',
      });
    }
  }
  if (rows.length === 0) return;
  for (const row of rows) {
    for (const keys of row.combinations) {
      if (row.claim === 'none') continue;
      await replay(visit, row, keys);
    }
  }
  await reopenDocument(visit);
}

async function replay(visit: PageVisit, row: KeyboardRow, keys: string): Promise<void> {
  const { file } = visit;
  const controls = await findControls(visit);
  if (controls.length === 0) return;
  let tries = 0;
  const hinted = hints.filter(([words]) => words.test(row.says)).map(([, steps]) => steps);
  for (const preparation of [...hinted, ...preparations]) {
    for (const { demo, element } of controls) {
      if ((tries += 1) > mostTries) break;
      const when = `${demo}, when ${nameOf(keys)} is pressed`;
      visit.watcher.place = { check: 'keyboard', file, line: row.line, when };
      if (await isShown(visit, { element, preparation, row, keys })) return;
    }
  }
  visit.problems.push({
    ...{ check: 'keyboard', file, line: row.line },
    what: `${nameOf(keys)} ${missing[row.claim]} in any demo of the page.`,
    fix: 'Press it in the demos: correct the row, or add a demo in which it works.',
  });
}

const missing: Readonly<Record<KeyboardRow['claim'], string>> = {
  focus: "doesn't move focus",
  open: "doesn't open anything",
  close: "doesn't close anything",
  any: 'has no effect that can be seen',
  none: '',
};

interface Try {
  element: ElementHandle<HTMLElement>;
  preparation: readonly string[];
  row: KeyboardRow;
  keys: string;
}

/** Prepares a control, presses the keys, and returns whether they did what the row says. Closes what it opened. */
async function isShown(visit: PageVisit, { element, preparation, row, keys }: Try) {
  const { page } = visit;
  try {
    await element.focus();
    for (const step of preparation) {
      if (step === 'click') await element.click({ timeout: 500 });
      else await page.keyboard.press(step);
      await page.waitForTimeout(30);
    }
    const isClosing = row.claim === 'close';
    let before = await page.evaluate(readKeyState);
    if (isClosing && before.open === 0) {
      await page.waitForTimeout(openingDelay);
      before = await page.evaluate(readKeyState);
      if (before.open === 0) return false;
    }
    await page.keyboard.press(keys);
    // What closes may fade out.
    for (const wait of isClosing ? [20, 60, 250] : [20, 60]) {
      await page.waitForTimeout(wait);
      if (fulfillsClaim(row.claim, before, await page.evaluate(readKeyState))) return true;
    }
    return false;
  } catch {
    // The control is gone, or something covers it.
    return false;
  } finally {
    await closeAll(visit);
  }
}

async function closeAll({ page }: PageVisit): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.keyboard.press('Escape');
    if (!(await page.$('#__next[aria-hidden="true"], body > [role="presentation"]'))) return;
    await page.waitForTimeout(60);
  }
}

/** Returns the controls of the demos, one of each kind as `readKind` tells them apart. */
async function findControls({ page, demos }: PageVisit): Promise<Control[]> {
  await page.evaluate(startCountingActions);
  const found = new Map<string, Control>();
  for (const { name, options } of demos) {
    if (options.iframe) continue;
    const elements = await page.$$(`[data-demo="${name}"] [data-demo-stage] ${focusable}`);
    for (const handle of elements.slice(0, 20)) {
      const element = handle as ElementHandle<HTMLElement>;
      const kind = await element.evaluate(readKind);
      if (!found.has(kind)) found.set(kind, { demo: name, element });
    }
  }
  return [...found.values()];
}

/**
 * Returns a key that is the same for controls of one kind: tag, some attributes, and the classes of the control, its
 * parent and its siblings, without those for styles and states. Runs in the page.
 */
function readKind(element: Element): string {
  const { parentElement: parent } = element;
  const around = [element, ...(parent ? [...parent.children, parent] : [])];
  const classes = around
    .flatMap(({ classList }) => [...classList])
    .filter((name) => !/^css-|^Mui-|(color|size|variant)[A-Z]/i.test(name));
  const named = ['role', 'type', 'aria-haspopup', 'aria-orientation', 'href'].map(
    (name) => element.getAttribute(name) ?? '',
  );
  return [element.tagName, ...named, ...new Set(classes)].join(' ');
}

/** Returns keys as a reader writes them: `Page Up` for `PageUp`. */
const nameOf = (keys: string) =>
  keys === ' ' ? 'Space' : keys.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('+', ' + ');
