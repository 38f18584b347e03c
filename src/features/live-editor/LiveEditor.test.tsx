import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  removeFixture,
  editor,
  frame,
  javascript,
  onEnd,
  onFiles,
  onLeave,
  advanceTimers,
  stage,
  resetAll,
  textbox,
  typescript,
  write,
} from './fixture';
import { writeEdit } from './link/editLink';

beforeEach(resetAll);
afterEach(removeFixture);

it('reports the current files', () => {
  render(editor());
  write('Fare.tsx', 'const a = 2;');
  expect(onFiles).toHaveBeenLastCalledWith(typescript, [
    { name: 'Fare.tsx', code: 'const a = 2;' },
    { name: 'data.ts', code: 'export {};' },
  ]);
});

it('keeps the edits of one language while another is shown, and says so', () => {
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

it('leaves by Escape, and does not handle Tab', () => {
  render(editor());
  fireEvent.keyDown(textbox('Fare.tsx'), { key: 'Escape', keyCode: 27 });
  expect(onLeave).toHaveBeenCalledTimes(1);
  // True means that the default is not prevented: the browser moves the focus.
  expect(fireEvent.keyDown(textbox('Fare.tsx'), { key: 'Tab', keyCode: 9 })).toBe(true);
});

it('marks the edit of a link, and runs it when the reader agrees', () => {
  const link = writeEdit([{ name: 'Fare.tsx', code: 'const theirs = 1;' }]);
  render(editor({ link }));
  expect(screen.getByText(/Edited by the author of this link/)).toBeVisible();
  expect(textbox('Fare.tsx')).toHaveTextContent('const theirs = 1;');
  expect(frame()).toBeNull();
  write('Fare.tsx', 'const mine = 2;');
  advanceTimers(1000);
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

it('says which variant was edited when another is shown', () => {
  const link = writeEdit([{ name: 'Fare.tsx', code: 'const theirs = 1;' }]);
  const { rerender } = render(editor({ link }));
  rerender(editor({ link, variant: javascript }));
  const notice =
    'The author of this link edited the TypeScript version. This is the JavaScript version, without those edits.';
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.queryByText(/Edited by the author of this link/)).not.toBeInTheDocument();
  expect(screen.queryByText(/You edited/)).not.toBeInTheDocument();
});

it('says that the edit of a link is invalid', () => {
  render(editor({ link: 'AAAA' }));
  expect(screen.getByText(/doesn’t contain a readable edit/)).toBeVisible();
  expect(textbox('Fare.tsx')).toHaveTextContent('const fare = 1;');
});

it('restores the demo’s element when it is unmounted', async () => {
  const link = writeEdit([{ name: 'Fare.tsx', code: 'const theirs = 1;' }]);
  const { unmount } = render(editor({ link }));
  unmount();
  await waitFor(() => expect(stage.outerHTML).toBe('<div></div>'));
});
