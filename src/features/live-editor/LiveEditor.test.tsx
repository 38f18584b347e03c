import { Profiler } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import type { DemoVariant } from '@/model';
import { FramePort } from '@/testing/framePort';
import { writeEdit } from './link/editLink';
import { LiveEditor, type LiveEditorProps } from './LiveEditor';
import type { ToFrame } from './protocol';

// jsdom renders nothing, and has no places for CodeMirror to measure.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const file = (name: string, code: string) => ({ name, code, html: '' });
const typescript: DemoVariant = {
  language: 'TS',
  styling: 'MUI System',
  files: [file('Fare.tsx', 'const fare = 1;'), file('data.ts', 'export {};')],
};
const javascript: DemoVariant = {
  ...typescript,
  language: 'JS',
  files: [file('Fare.js', 'const fare = 1;')],
};

let stage: HTMLElement;
const onFiles = jest.fn();
const onLeave = jest.fn();
const onEnd = jest.fn();

function editor(props: Partial<LiveEditorProps> = {}) {
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

const frame = () => stage.querySelector('iframe');
const textbox = (name: string) => screen.getByRole('textbox', { name: `Code of ${name}` });

function write(name: string, code: string) {
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
const hear = (data: unknown) => act(() => port().say(data));

/** Everything said to the frame. */
const listen = () => port().said as ToFrame[];

beforeEach(() => {
  jest.useFakeTimers();
  ports = new WeakMap();
  stage = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  jest.useRealTimers();
  stage.remove();
  jest.clearAllMocks();
});

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

it('runs the code in a frame without the origin of the site', () => {
  render(editor());
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame()).toHaveAttribute('aria-hidden', 'true');
});

it('runs an edit soon after the last key, and shows the frame once it has rendered', () => {
  render(editor());
  const said = listen();
  hear({ kind: 'ready' });
  pass(0);
  write('Fare.tsx', 'const a = 2;');
  pass(50);
  write('Fare.tsx', 'const ab = 3;');
  pass(200);
  const runs = said.filter((message) => message.kind === 'run');
  expect(runs.map(({ files }) => files[0]?.code)).toEqual(['const fare = 1;', 'const ab = 3;']);
  expect(stage).not.toHaveAttribute('data-edited');
  hear({ kind: 'drawn', run: 2 });
  expect(stage).toHaveAttribute('data-edited');
  expect(frame()).toHaveAttribute('aria-hidden', 'false');
});

it('shows the frame also when the first run was already of an edit', () => {
  render(editor());
  write('Fare.tsx', 'const a = 2;');
  hear({ kind: 'ready' });
  pass(200);
  hear({ kind: 'drawn', run: 1 });
  expect(stage).toHaveAttribute('data-edited');
});

it('puts the frame in the place of the demo in one step, and back', () => {
  const steps: boolean[][] = [];
  const look = () => {
    const isFrameShown = frame()?.getAttribute('aria-hidden') === 'false';
    steps.push([isFrameShown, stage.hasAttribute('data-edited')]);
  };
  const watched = <Profiler id="steps" onRender={look} children={editor()} />;
  const { unmount } = render(watched);
  write('Fare.tsx', 'const a = 2;');
  hear({ kind: 'ready' });
  pass(200);
  hear({ kind: 'drawn', run: 1 });
  expect(steps.at(-1)).toEqual([true, true]);
  expect(steps.filter(([isFrameShown, isDemoHidden]) => isFrameShown !== isDemoHidden)).toEqual([]);
  unmount();
  expect(stage).not.toHaveAttribute('data-edited');
});

it('shows a problem below its line, and only as text', () => {
  render(editor());
  hear({ kind: 'ready' });
  pass(0);
  const problem = { phase: 'run', message: '<img src=x>', file: 'Fare.tsx', line: 1 };
  hear({ kind: 'problem', run: 1, problem });
  expect(document.querySelector('.cm-problem')).toHaveTextContent('<img src=x>');
  expect(screen.getByRole('log', { name: 'Problems' })).toHaveTextContent('Fare.tsx, line 1:');
  expect(document.querySelector('img')).toBeNull();
});

it('tells of the files as they are now', () => {
  render(editor());
  write('Fare.tsx', 'const a = 2;');
  expect(onFiles).toHaveBeenLastCalledWith(typescript, [
    { name: 'Fare.tsx', code: 'const a = 2;' },
    { name: 'data.ts', code: 'export {};' },
  ]);
});

it('believes only what comes by the port of its own frame', () => {
  render(editor());
  write('Fare.tsx', 'const a = 2;');
  hear({ kind: 'ready' });
  pass(200);
  const data = { kind: 'drawn', run: 1 };
  for (const source of [window, frame()?.contentWindow]) {
    act(
      () =>
        void window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source })),
    );
  }
  expect(stage).not.toHaveAttribute('data-edited');
});

it('keeps edits of one language while another shows, and says so', () => {
  const { rerender } = render(editor());
  write('Fare.tsx', 'const typescript = 2;');
  rerender(editor({ variant: javascript }));
  expect(textbox('Fare.js')).toHaveTextContent('const fare = 1;');
  const notice =
    'You edited the TypeScript version. This is the JavaScript version, without your edits.';
  expect(screen.getByText(notice)).toBeVisible();
  rerender(editor());
  expect(textbox('Fare.tsx')).toHaveTextContent('const typescript = 2;');
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

it('edits every file of the demo', () => {
  render(editor());
  fireEvent.click(screen.getByRole('tab', { name: 'data.ts' }));
  write('data.ts', 'export const stops = 3;');
  fireEvent.click(screen.getByRole('tab', { name: 'Fare.tsx' }));
  expect(textbox('Fare.tsx')).toHaveTextContent('const fare = 1;');
  fireEvent.click(screen.getByRole('tab', { name: 'data.ts' }));
  expect(textbox('data.ts')).toHaveTextContent('export const stops = 3;');
});

it('leaves by Escape, and lets Tab be', () => {
  render(editor());
  fireEvent.keyDown(textbox('Fare.tsx'), { key: 'Escape', keyCode: 27 });
  expect(onLeave).toHaveBeenCalledTimes(1);
  // What nobody prevents, the browser does: it moves the focus.
  expect(fireEvent.keyDown(textbox('Fare.tsx'), { key: 'Tab', keyCode: 9 })).toBe(true);
});

it('marks the edit of a link, and runs it when the reader says so', () => {
  const link = writeEdit([{ name: 'Fare.tsx', code: 'const theirs = 1;' }]);
  render(editor({ link }));
  expect(screen.getByText(/Edited by the author of this link/)).toBeVisible();
  expect(textbox('Fare.tsx')).toHaveTextContent('const theirs = 1;');
  expect(frame()).toBeNull();
  write('Fare.tsx', 'const mine = 2;');
  pass(1000);
  expect(frame()).toBeNull();
  expect(stage).not.toHaveAttribute('data-edited');
  const button = screen.getByRole('button', { name: 'Run somebody else’s code' });
  fireEvent.click(button);
  expect(button).not.toBeInTheDocument();
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(stage).toHaveAttribute('data-edited');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the original' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('says whose edit another version has', () => {
  const link = writeEdit([{ name: 'Fare.tsx', code: 'const theirs = 1;' }]);
  const { rerender } = render(editor({ link }));
  rerender(editor({ link, variant: javascript }));
  const notice =
    'The author of this link edited the TypeScript version. This is the JavaScript version, without those edits.';
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.queryByText(/Edited by the author of this link/)).not.toBeInTheDocument();
  expect(screen.queryByText(/You edited/)).not.toBeInTheDocument();
});

it('says that a link holds nothing it can read', () => {
  render(editor({ link: 'AAAA' }));
  expect(screen.getByText(/doesn’t contain a readable edit/)).toBeVisible();
  expect(textbox('Fare.tsx')).toHaveTextContent('const fare = 1;');
});

it('removes a frame that does not answer, and makes another when the reader asks', () => {
  render(editor());
  hear({ kind: 'ready' });
  pass(4000);
  hear({ kind: 'pong', id: 4 });
  pass(4000);
  expect(frame()).not.toBeNull();
  pass(3000);
  expect(frame()).toBeNull();
  const notice = within(stage).getByRole('status');
  expect(notice).toHaveTextContent('it did not answer');
  fireEvent.click(screen.getByRole('button', { name: 'Run again' }));
  expect(frame()).not.toBeNull();
  expect(notice).toBeEmptyDOMElement();
  expect(notice).toHaveFocus();
});

it('believes nothing of a run that was never begun', () => {
  render(editor());
  hear({ kind: 'ready' });
  pass(0);
  const problem = (message: string) => ({ phase: 'run', message });
  hear({ kind: 'problem', run: Number.MAX_SAFE_INTEGER, problem: problem('of no run') });
  hear({ kind: 'problem', run: 1, problem: problem('of this run') });
  expect(screen.getByRole('log', { name: 'Problems' })).toHaveTextContent(/^of this run$/);
});

it('removes a frame that shows another page', () => {
  render(editor());
  hear({ kind: 'here' });
  fireEvent.load(frame() as HTMLIFrameElement);
  fireEvent.load(frame() as HTMLIFrameElement);
  expect(within(stage).getByRole('status')).toHaveTextContent('it left the preview');
});

it('keeps the edit while there is no connection, and tries again when the reader asks', async () => {
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  render(editor());
  write('Fare.tsx', 'const a = 2;');
  await act(async () => void fireEvent.load(frame() as HTMLIFrameElement));
  expect(within(stage).getByRole('status')).toHaveTextContent('You’re offline');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const said = listen();
  hear({ kind: 'ready' });
  pass(0);
  expect(said).toMatchObject([{ kind: 'run', files: [{ code: 'const a = 2;' }, {}] }]);
  Reflect.deleteProperty(window, 'fetch');
});

it('leaves the box of the demo as it was', async () => {
  const link = writeEdit([{ name: 'Fare.tsx', code: 'const theirs = 1;' }]);
  const { unmount } = render(editor({ link }));
  unmount();
  await waitFor(() => expect(stage.outerHTML).toBe('<div></div>'));
});
