import { Profiler } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  removeFixture,
  editor,
  frame,
  emit,
  receivedMessages,
  advanceTimers,
  stage,
  resetAll,
  write,
} from './fixture';

beforeEach(resetAll);
afterEach(removeFixture);

it('runs the code in a frame without the origin of the site', () => {
  render(editor());
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame()).toHaveAttribute('aria-hidden', 'true');
});

it('runs an edit soon after the last key, and shows the frame once it has rendered', () => {
  render(editor());
  const said = receivedMessages();
  emit({ kind: 'ready' });
  advanceTimers(0);
  write('Fare.tsx', 'const a = 2;');
  advanceTimers(50);
  write('Fare.tsx', 'const ab = 3;');
  advanceTimers(200);
  const runs = said.filter((message) => message.kind === 'run');
  expect(runs.map(({ files }) => files[0]?.code)).toEqual(['const fare = 1;', 'const ab = 3;']);
  expect(stage).not.toHaveAttribute('data-edited');
  emit({ kind: 'rendered', run: 2 });
  expect(stage).toHaveAttribute('data-edited');
  expect(frame()).toHaveAttribute('aria-hidden', 'false');
});

it('shows the frame also when the first run was already of an edit', () => {
  render(editor());
  write('Fare.tsx', 'const a = 2;');
  emit({ kind: 'ready' });
  advanceTimers(200);
  emit({ kind: 'rendered', run: 1 });
  expect(stage).toHaveAttribute('data-edited');
});

it('swaps the demo for the frame in one step, and back', () => {
  const steps: boolean[][] = [];
  const look = () => {
    const isFrameShown = frame()?.getAttribute('aria-hidden') === 'false';
    steps.push([isFrameShown, stage.hasAttribute('data-edited')]);
  };
  const watched = <Profiler id="steps" onRender={look} children={editor()} />;
  const { unmount } = render(watched);
  write('Fare.tsx', 'const a = 2;');
  emit({ kind: 'ready' });
  advanceTimers(200);
  emit({ kind: 'rendered', run: 1 });
  expect(steps.at(-1)).toEqual([true, true]);
  expect(steps.filter(([isFrameShown, isDemoHidden]) => isFrameShown !== isDemoHidden)).toEqual([]);
  unmount();
  expect(stage).not.toHaveAttribute('data-edited');
});

it('shows a problem below its line, and only as text', () => {
  render(editor());
  emit({ kind: 'ready' });
  advanceTimers(0);
  const problem = { phase: 'run', message: '<img src=x>', file: 'Fare.tsx', line: 1 };
  emit({ kind: 'problem', run: 1, problem });
  expect(document.querySelector('.cm-problem')).toHaveTextContent('<img src=x>');
  expect(screen.getByRole('log', { name: 'Problems' })).toHaveTextContent('Fare.tsx, line 1:');
  expect(document.querySelector('img')).toBeNull();
});

it('accepts only messages from the port of its own frame', () => {
  render(editor());
  write('Fare.tsx', 'const a = 2;');
  emit({ kind: 'ready' });
  advanceTimers(200);
  const data = { kind: 'rendered', run: 1 };
  for (const source of [window, frame()?.contentWindow]) {
    act(
      () =>
        void window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source })),
    );
  }
  expect(stage).not.toHaveAttribute('data-edited');
});

it('removes a frame that does not respond, and creates another when the reader asks', () => {
  render(editor());
  emit({ kind: 'ready' });
  advanceTimers(4000);
  emit({ kind: 'pong', id: 4 });
  advanceTimers(4000);
  expect(frame()).not.toBeNull();
  advanceTimers(3000);
  expect(frame()).toBeNull();
  const notice = within(stage).getByRole('status');
  expect(notice).toHaveTextContent('it didn’t respond');
  fireEvent.click(screen.getByRole('button', { name: 'Run again' }));
  expect(frame()).not.toBeNull();
  expect(notice).toBeEmptyDOMElement();
  expect(notice).toHaveFocus();
});

it('ignores messages of a run that was never started', () => {
  render(editor());
  emit({ kind: 'ready' });
  advanceTimers(0);
  const problem = (message: string) => ({ phase: 'run', message });
  emit({ kind: 'problem', run: Number.MAX_SAFE_INTEGER, problem: problem('of no run') });
  emit({ kind: 'problem', run: 1, problem: problem('of this run') });
  expect(screen.getByRole('log', { name: 'Problems' })).toHaveTextContent(/^of this run$/);
});

it('removes a frame that navigated to another page', () => {
  render(editor());
  emit({ kind: 'here' });
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
  const said = receivedMessages();
  emit({ kind: 'ready' });
  advanceTimers(0);
  expect(said).toMatchObject([{ kind: 'run', files: [{ code: 'const a = 2;' }, {}] }]);
  Reflect.deleteProperty(window, 'fetch');
});
