import type { PlaygroundControl, PlaygroundValue, PlaygroundValues } from '@/model';
import { mountDemo } from '../../specimens/testing/mountDemo';
import type { TestedPlayground } from './makePlayground';

/** What using the controls of a playground has shown. */
export interface Findings {
  /** Controls of which no value changes anything in the document. */
  unseen: string[];
  /** The control that made the component throw, and the message. */
  thrown?: string;
}

/** What holds the values that a reader has chosen: the site's own, which this folder may not import. */
export interface ChoiceStore {
  set: (state: { values: PlaygroundValues; props: Readonly<Record<string, unknown>> }) => void;
}

const untouched = { values: {}, props: {} };

/** Milliseconds that a tooltip needs to open, or a dialog. */
const opening = 400;

/**
 * Renders a playground, sets each of its controls to each of its values, and compares documents. `thorough` looks again for
 * controls without effect: with each value of another control, and after using the demo.
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

/** A CSS variable is set by styles, anything else by a prop. */
function propsOf(chosen: readonly Choice[], values: PlaygroundValues) {
  const isVariable = ({ control }: Choice) => control.name.startsWith('--');
  const styles = chosen.filter(isVariable).map(({ control, value }) => {
    return [control.name, `${String(value)}${control.unit ?? ''}`];
  });
  return { ...values, ...(styles.length > 0 && { sx: Object.fromEntries(styles) }) };
}

/** The values that a control can be set to, besides the one that it starts with; of a number the least and the greatest. */
function otherValues(control: PlaygroundControl): PlaygroundValue[] {
  const { kind, options = [], given, fallback, min = 0, max = 10 } = control;
  const start = given ?? fallback;
  if (kind === 'switch') return [start !== true];
  if (kind === 'text') return ['Another text'];
  const values = kind === 'number' ? [min, max] : options;
  return values.filter((value) => value !== start);
}

/** Points at the first button and presses it. */
async function openOverlay(): Promise<void> {
  const button = document.querySelector<HTMLElement>('button, [role="combobox"]');
  button?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button?.focus();
  button?.click();
  await new Promise((resolve) => setTimeout(resolve, opening));
}

/** Inline styles of transitions, which differ from one moment to the next. */
const moving = /(?:transition|opacity|transform|visibility)[a-z-]*:[^;"]*;?/g;

/** The document, the state of its fields and the focus, without what changes by itself: transitions, and ids that React counts. */
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
