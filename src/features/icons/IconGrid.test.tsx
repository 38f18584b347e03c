import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconGrid, type IconGridProps } from './IconGrid';
import { readIcons, type Icon } from './readIcons';

/** Makes icons `Seat0`, `Seat1`, … */
const seats = (count: number): readonly Icon[] =>
  readIcons(Array.from({ length: count }, (_, at) => `Seat${at}\tM${at}`).join('\n'));

const many = seats(100);
const onOpen = jest.fn();
let top = 0;

const grid = (props: Partial<IconGridProps> = {}) => {
  const { icons = many, count = icons.length } = props;
  return <IconGrid {...{ icons, count, onOpen, suffix: '' }} {...props} />;
};

beforeEach(() => {
  // Four columns; a row is 104 pixels high, so that seven fit into the window, next to two that are spare.
  document.head.innerHTML = '<style>ul { --columns: 4 }</style>';
  document.documentElement.style.fontSize = '16px';
  window.innerHeight = 728;
  top = 0;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top }) as DOMRect);
  HTMLElement.prototype.scrollIntoView = jest.fn();
  global.ResizeObserver = class {
    observe = () => {};
    disconnect = () => {};
  } as unknown as typeof ResizeObserver;
  onOpen.mockClear();
});

afterEach(() => jest.restoreAllMocks());

const cells = () => screen.queryAllByRole('button');
const cell = (name: string) => screen.getByRole('button', { name });
const tabStops = () => cells().filter(({ tabIndex }) => tabIndex === 0);

/** Scrolls, so that the grid begins at a distance from the top of the window. */
function scroll(to: number) {
  top = to;
  fireEvent.scroll(window);
}

it('renders only the rows near the window, and the one with the tab stop', () => {
  render(grid());
  expect(cells()).toHaveLength(9 * 4);
  scroll(-104 * 12);
  expect(cells().map(({ dataset }) => Number(dataset.cell))).toEqual([
    ...[0, 1, 2, 3],
    ...Array.from({ length: 11 * 4 }, (_, at) => 10 * 4 + at),
  ]);
  scroll(104 * 50);
  expect(cells()).toHaveLength(4);
});

it('says where each icon is in the whole list, of which it renders a part', () => {
  render(grid());
  scroll(-104 * 12);
  const item = cell('Seat40').closest('li');
  expect(item).toHaveAttribute('aria-posinset', '41');
  expect(item).toHaveAttribute('aria-setsize', '100');
  expect(screen.getByRole('list', { name: 'Icons' })).toContainElement(item);
});

it('follows the size of the window', () => {
  render(grid());
  document.head.innerHTML = '<style>ul { --columns: 2 }</style>';
  window.innerHeight = 104;
  fireEvent(window, new Event('resize'));
  expect(cells()).toHaveLength(3 * 2);
});

it('has its height, but no icons, while they load and when there are none', () => {
  const { rerender } = render(grid({ icons: undefined, count: 40 }));
  expect(screen.getByRole('list').style.getPropertyValue('--count')).toBe('40');
  expect(cells()).toEqual([]);
  rerender(grid({ icons: [], count: 0 }));
  expect(cells()).toEqual([]);
  expect(screen.getByRole('list').style.getPropertyValue('--count')).toBe('0');
});

it('moves the focus by rows of its columns, also to icons that are not rendered yet', async () => {
  render(grid());
  await userEvent.tab();
  expect(cell('Seat0')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(cell('Seat5')).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(cell('Seat99')).toHaveFocus();
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenLastCalledWith(
    expect.objectContaining({ block: 'nearest' }),
  );
  expect(tabStops()).toEqual([cell('Seat99')]);
  await userEvent.keyboard('{ArrowDown}');
  expect(cell('Seat99')).toHaveFocus();
});

it('is mirrored from right to left', async () => {
  document.head.innerHTML = '<style>ul { --columns: 4; direction: rtl }</style>';
  render(grid());
  act(() => cell('Seat1').focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(cell('Seat2')).toHaveFocus();
});

it('leaves keys with Alt, ⌘ and Shift to the browser, and keys that lead nowhere', async () => {
  render(grid());
  act(() => cell('Seat5').focus());
  for (const init of [{ altKey: true }, { metaKey: true }, { shiftKey: true }]) {
    expect(fireEvent.keyDown(cell('Seat5'), { key: 'ArrowLeft', ...init })).toBe(true);
  }
  expect(fireEvent.keyDown(cell('Seat5'), { key: 'PageDown' })).toBe(true);
  expect(cell('Seat5')).toHaveFocus();
  expect(fireEvent.keyDown(cell('Seat5'), { key: 'ArrowLeft' })).toBe(false);
});

it('has one tab stop: the icon used last, or the first of other results', async () => {
  const { rerender } = render(grid());
  await userEvent.click(cell('Seat6'));
  expect(tabStops()).toEqual([cell('Seat6')]);
  rerender(grid());
  expect(tabStops()).toEqual([cell('Seat6')]);
  rerender(grid({ icons: seats(5) }));
  expect(tabStops()).toEqual([cell('Seat0')]);
});

it('opens an icon by the name of its module', async () => {
  render(grid({ suffix: 'TwoTone' }));
  await userEvent.click(cell('Seat7TwoTone'));
  act(() => cell('Seat2TwoTone').focus());
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['Seat7TwoTone'], ['Seat2TwoTone']]);
});
