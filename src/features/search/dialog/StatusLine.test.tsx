import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryGroup } from './entries';
import { StatusLine, type StatusLineProps } from './StatusLine';

const found: StatusLineProps['found'] = {
  ...{ shards: [], failed: [], isWaiting: false, count: 2, groups: [], resetKey: '' },
  ...{ isSearch: true, hasFound: true, canFilter: true, retry: jest.fn(), forget: () => {} },
};
const none = { hasFound: false, count: 0 };
const group: EntryGroup = { key: 'a', title: 'A', trail: [], entries: [] };

/** Returns the line for a state of the search, with the text `seat` unless another is given. */
function line(
  state: Partial<StatusLineProps['found']> = {},
  { text = 'seat', filters = {} }: Partial<StatusLineProps> = {},
) {
  return <StatusLine {...{ text, filters }} found={{ ...found, ...state }} />;
}

const announced = () => screen.getByRole('status').textContent;
const rest = () => act(() => jest.advanceTimersByTime(500));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('announces the number of results once the reader has stopped typing', () => {
  const { rerender } = render(line({ count: 5 }));
  act(() => jest.advanceTimersByTime(400));
  rerender(line({ count: 1 }));
  act(() => jest.advanceTimersByTime(400));
  expect(announced()).toBe('');
  rest();
  expect(announced()).toBe('1 result');
  rerender(line(none));
  rest();
  expect(announced()).toBe('No results');
});

it('announces nothing while answers are on their way, and for what is no query', () => {
  const { rerender } = render(line({ isWaiting: true }));
  rest();
  expect(announced()).toBe('');
  rerender(line({ isSearch: false }, { text: '' }));
  rest();
  expect(announced()).toBe('');
});

it('says that it is searching until there is something to show', () => {
  const { rerender } = render(line({ ...none, isWaiting: true }));
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  expect(screen.queryByText(/No results/)).toBeNull();
  rerender(line({ isWaiting: true }));
  expect(screen.queryByText('Searching…')).toBeNull();
});

it('says for what nothing was found, as text, and that filters may be why', () => {
  const { rerender } = render(line(none, { text: '  <b>seat</b> {text} $& ' }));
  const title = 'No results for “<b>seat</b> {text} $&”';
  expect(screen.getByText(title)).toBeInTheDocument();
  const advice = () => screen.getByText(title).nextElementSibling;
  expect(advice()).toHaveTextContent('Check the spelling');
  for (const filters of [{ kind: 'prop' }, { shard: 'rail' }] as const) {
    rerender(line(none, { text: '<b>seat</b> {text} $&', filters }));
    expect(advice()).toHaveTextContent('Remove the filters');
  }
});

it('says that the search failed rather than that there is nothing, and repeats it on request', async () => {
  jest.useRealTimers();
  const retry = jest.fn();
  const { rerender } = render(line({ ...none, failed: ['index'], retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('The search index couldn’t be loaded.');
  expect(screen.queryByText(/No results/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(line({ failed: ['tram'], retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('Some results may be missing.');
  rerender(line({ ...none, failed: ['index'], isWaiting: true }));
  expect(screen.queryByText('Searching…')).toBeNull();
});

it('says that no command matches, but only if none is listed', () => {
  const { rerender } = render(line({ isSearch: false }, { text: '  > fly ' }));
  expect(screen.getByText('No command matches “fly”')).toBeInTheDocument();
  rerender(line({ isSearch: false, groups: [group] }, { text: '>fly' }));
  expect(screen.queryByText(/No command/)).toBeNull();
});
