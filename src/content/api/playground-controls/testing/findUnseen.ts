import type { PlaygroundControl, PlaygroundValue, PlaygroundValues } from '@/model';
import { mountDemo } from '../../specimens/testing/mountDemo';
import type { TestedPlayground } from './makePlayground';

/** The results of trying all controls of a playground. */
export interface Findings {
  /** Controls with no value that changes the document. */
  unseen: string[];
  /** The control that made the component throw, and the error message. */
  thrown?: string;
}

/** The store of the reader's choices. The site's own store has this shape; this folder may not import it. */
export interface ChoiceStore {
  set: (state: { values: PlaygroundValues; props: Readonly<Record<string, unknown>> }) => void;
}

const untouched = { values: {}, props: {} };

/** Milliseconds that a tooltip or a dialog needs to open. */
const opening = 400;

/**
 * Renders a playground, sets each of its controls to each of its values, and compares the documents. `thorough` tries
 * controls without effect again: with each value of another control, and after using the demo.
 */
export async function findUnseen(
  { Demo, controls }: TestedPlayground,
  store: ChoiceStore,
  { thorough = false } = {},
): Promise<Findings> {
  const { act } = await import('react');
  let at = 'Mounting';

  async function show(chosen: readonly Choice[]): Promise<string> {
    at = chosen.map(({ control, value }) => `${control.name} = ${String(value)}`).join(', ');
    const values = Object.fromEntries(chosen.map(({ control, value }) => [control.name, value]));
    await act(async () => store.set({ values, props: propsOf(chosen, values) }));
    return whatIsShown();
  }

  async function isSeen(control: PlaygroundControl, others: readonly Choice[] = []) {
    const before = await show(others);
    for (const value of otherValues(control)) {
      if ((await show([...others, { control, value }])) !== before) return true;
    }
    return false;
  }

  async function isSeenWithAnother(control: PlaygroundControl) {
    for (const other of controls.filter((one) => one !== control)) {
      for (const value of otherValues(other)) {
        if (await isSeen(control, [{ control: other, value }])) return true;
      }
    }
    return false;
  }

  async function without(seen: (control: PlaygroundControl) => Promise<boolean>, those = controls) {
    const left: PlaygroundControl[] = [];
    for (const control of those) if (!(await seen(control))) left.push(control);
    await act(async () => store.set(untouched));
    return left;
  }

  const unmount = await mountDemo(Demo);
  try {
    let left = await without((control) => isSeen(control));
    if (thorough && left.length > 0) {
      left = await without(isSeenWithAnother, left);
      await act(async () => openOverlay());
      left = await without((control) => isSeen(control), left);
      left = await without(isSeenWithAnother, left);
    }
    await unmount();
    return { unseen: left.map(({ name }) => name) };
  } catch (error) {
    document.body.replaceChildren();
    const message = error instanceof Error ? error.message : String(error);
    return { unseen: [], thrown: `${at}: ${message}` };
  } finally {
    store.set(untouched);
  }
}

interface Choice {
  control: PlaygroundControl;
  value: PlaygroundValue;
}

/** Returns the props and the style for these choices: a CSS variable becomes a style, anything else a prop. */
function propsOf(chosen: readonly Choice[], values: PlaygroundValues) {
  const isVariable = ({ control }: Choice) => control.name.startsWith('--');
  const styles = chosen.filter(isVariable).map(({ control, value }) => {
    return [control.name, `${String(value)}${control.unit ?? ''}`];
  });
  return { ...values, ...(styles.length > 0 && { sx: Object.fromEntries(styles) }) };
}

/**
 * Returns the values that a control can be set to, except its initial one; for a number the minimum and the maximum.
 */
function otherValues(control: PlaygroundControl): PlaygroundValue[] {
  const { kind, options = [], given, fallback, min = 0, max = 10 } = control;
  const start = given ?? fallback;
  if (kind === 'switch') return [start !== true];
  if (kind === 'text') return ['Another text'];
  const values = kind === 'number' ? [min, max] : options;
  return values.filter((value) => value !== start);
}

/** Hovers over the first button and presses it. */
async function openOverlay(): Promise<void> {
  const button = document.querySelector<HTMLElement>('button, [role="combobox"]');
  button?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button?.focus();
  button?.click();
  await new Promise((resolve) => setTimeout(resolve, opening));
}

/** Inline styles of transitions, which change from moment to moment. */
const moving = /(?:transition|opacity|transform|visibility)[a-z-]*:[^;"]*;?/g;

/**
 * Returns the document, the state of its fields and the focus, without what changes by itself: transitions, and ids
 * that React numbers.
 */
function whatIsShown(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ value, checked, indeterminate }) => [value, checked, indeterminate].join(),
  );
  const focused = [...document.querySelectorAll('*')].findIndex(
    (element) => element === document.activeElement,
  );
  const markup = document.body.innerHTML.replaceAll(/ style="[^"]*"/g, (style) =>
    style.replaceAll(moving, ''),
  );
  const all = [markup, ...fields, focused].join(' ');
  return all.replaceAll(/:r[\da-z]+:/g, ':r:');
}
