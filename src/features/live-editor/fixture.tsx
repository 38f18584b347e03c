import { act, screen } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import type { DemoVariant } from '@/model';
import { FramePort } from '@/testing/framePort';
import { LiveEditor, type LiveEditorProps } from './LiveEditor';
import type { ToFrame } from './protocol';

// CodeMirror measures text, for which jsdom lacks the methods.
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

/** Element around the demo. */
export let stage: HTMLElement;
/** Mock that is called with the current files. */
export const onFiles = jest.fn();
/** Mock that is called when the reader leaves the code. */
export const onLeave = jest.fn();
/** Mock that is called when the reader resets the demo. */
export const onEnd = jest.fn();

/** Returns the editor element of the demo. */
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

/** Returns the iframe that runs the code, if there is one. */
export const frame = () => stage.querySelector('iframe');
/** Returns the field with the code of a file. */
export const textbox = (name: string) => screen.getByRole('textbox', { name: `Code of ${name}` });

/** Writes code into the field of a file. */
export function write(name: string, code: string) {
  const view = EditorView.findFromDOM(textbox(name));
  act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } }));
}

let ports: WeakMap<HTMLIFrameElement, FramePort>;

/** Returns the port of the current iframe; the first call simulates that its document has loaded. */
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

/** Simulates a message of our own code in the frame. */
export const emit = (data: unknown) => act(() => port().emit(data));

/** Returns all messages to the frame. */
export const receivedMessages = () => port().received as ToFrame[];

/** Advances the timers. */
export const advanceTimers = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

/** Run before each test: fakes timers and creates the demo's element. */
export function resetAll(): void {
  jest.useFakeTimers();
  ports = new WeakMap();
  stage = document.body.appendChild(document.createElement('div'));
}

/** Run after each test: removes everything. */
export function removeFixture(): void {
  jest.useRealTimers();
  stage.remove();
  jest.clearAllMocks();
}
