import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelDownload, removeDownload, startDownload } from './downloadStore';
import type { DownloadState } from './standing';
import { ProductRow } from './ProductRow';

jest.mock('./downloadStore', () => ({
  startDownload: jest.fn(async () => undefined),
  cancelDownload: jest.fn(async () => undefined),
  removeDownload: jest.fn(async () => undefined),
}));

function show(state: DownloadState, size: number | undefined = 28_400_000) {
  render(<ProductRow name="Rail" folder="rail" state={state} size={size} />);
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

it.each<[DownloadState['is'], string[]]>([
  ['absent', ['Download']],
  ['partial', ['Resume', 'Remove']],
  ['outdated', ['Update', 'Remove']],
  ['failed', ['Resume', 'Remove']],
  ['whole', ['Remove']],
])('shows the actions for a product that is %s', (is, buttons) => {
  expect(show({ is } as DownloadState)).toEqual(buttons);
});

const steps: {
  before: DownloadState['is'];
  pressed: string;
  after: DownloadState['is'];
  next: string;
}[] = [
  { before: 'absent', pressed: 'Download', after: 'running', next: 'Cancel' },
  { before: 'running', pressed: 'Cancel', after: 'whole', next: 'Remove' },
  { before: 'running', pressed: 'Cancel', after: 'failed', next: 'Resume' },
  { before: 'partial', pressed: 'Remove', after: 'absent', next: 'Download' },
];

it.each(steps)('moves the focus from "$pressed" to "$next" when a product is $after', (step) => {
  const { before, pressed, after, next } = step;
  const row = (is: DownloadState['is']) => {
    const state = { is, done: 1, total: 2 } as DownloadState;
    return <ProductRow name="Rail" folder="rail" state={state} size={1} />;
  };
  const { rerender } = render(row(before));
  screen.getByRole('button', { name: pressed }).focus();
  rerender(row(after));
  expect(screen.getByRole('button', { name: next })).toHaveFocus();
});

it('does not take the focus from elsewhere', () => {
  const row = (is: 'running' | 'whole') => (
    <ProductRow name="Rail" folder="rail" state={{ is, done: 1, total: 2 } as DownloadState} />
  );
  const { rerender } = render(row('running'));
  const button = screen.getByRole('button', { name: 'Cancel' });
  button.focus();
  button.blur();
  rerender(row('whole'));
  expect(document.body).toHaveFocus();
});

it('shows the size before anything is fetched', () => {
  show({ is: 'absent' });
  expect(screen.getByRole('group', { name: 'Rail' })).toHaveTextContent('28 MB');
});

it('shows the progress of a download, and cancels it', async () => {
  expect(show({ is: 'running', done: 30, total: 120 })).toEqual(['Cancel']);
  const bar = screen.getByRole('progressbar', { name: 'Rail' });
  expect(bar).toHaveAttribute('value', '30');
  expect(bar).toHaveAttribute('max', '120');
  await userEvent.click(screen.getByRole('button'));
  expect(cancelDownload).toHaveBeenCalledWith('rail');
});

it('says how much space is missing', () => {
  show({ is: 'full', needed: 28_400_000, free: 1_250_000 });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not enough storage: 28 MB needed, 1.3 MB free.',
  );
});

it('starts a download and removes it', async () => {
  show({ is: 'partial' });
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(startDownload).toHaveBeenCalledWith('rail');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(removeDownload).toHaveBeenCalledWith('rail');
});
