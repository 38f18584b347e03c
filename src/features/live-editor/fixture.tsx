import { act, screen } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import type { DemoVariant } from '@/model';
import { FramePort } from '@/testing/framePort';
import { LiveEditor, type LiveEditorProps } from './LiveEditor';
import type { ToFrame } from './protocol';

// jsdom renders nothing, and has no places for CodeMirror to measure.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const file = (name: string, code: string) => ({ name, code, html: '' });

/** The demo in TypeScript. */
export const typescript: DemoVariant = {
  language: 'TS',
  styling: 'MUI System',
  files: [file('Fare.tsx', 'const fare = 1;'), file('data.ts', 'export {};')],
};
/** The demo in JavaScript. */
export const javascript: DemoVariant = {
  ...typescript,
  language: 'JS',
  files: [file('Fare.js', 'const fare = 1;')],
};

/** The box of the demo. */
export let stage: HTMLElement;
/** Hears of the files as they are now. */
export const onFiles = jest.fn();
/** Hears that the reader leaves the code. */
export const onLeave = jest.fn();
/** Hears that the reader goes back to the original. */
export const onEnd = jest.fn();

/** The editor of the demo. */
export function editor(props: Partial<LiveEditorProps> = {}) {
  const settings = {
    paletteMode: 'light',
    direction: 'ltr',
    dense: false,
    spacing: 8,
    paletteColors: {},
    reducedMotion: false,
  } as const;
  const look = { layout: 'box', padded: true, ownGround: false, settings } as const;
  const demo = { name: 'Fare', variant: typescript, hasStylings: false };
  return <LiveEditor {...{ ...demo, stage, look, onFiles, onLeave, onEnd, ...props }} />;
}

/** The frame that runs the code, if there is one. */
export const frame = () => stage.querySelector('iframe');
/** The field with the code of a file. */
export const textbox = (name: string) => screen.getByRole('textbox', { name: `Code of ${name}` });

/** Writes code into the field of a file. */
export function write(name: string, code: string) {
  const view = EditorView.findFromDOM(textbox(name));
  act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } }));
}

let ports: WeakMap<HTMLIFrameElement, FramePort>;

/** The port of the frame that is there now, whose document came before this is first asked for. */
function port(): FramePort {
  const element = frame();
  if (!element) throw new Error('There is no frame.');
  const known = ports.get(element);
  if (known) return known;
  const made = new FramePort(element);
  ports.set(element, made);
  made.arrive();
  return made;
}

/** What our own code in the frame says to the page. */
export const hear = (data: unknown) => act(() => port().say(data));

/** Everything said to the frame. */
export const listen = () => port().said as ToFrame[];

/** Lets time go by. */
export const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

/** Before each test: time stands still, and the box of the demo is there. */
export function resetAll(): void {
  jest.useFakeTimers();
  ports = new WeakMap();
  stage = document.body.appendChild(document.createElement('div'));
}

/** After each test: nothing is left of it. */
export function clearAway(): void {
  jest.useRealTimers();
  stage.remove();
  jest.clearAllMocks();
}
