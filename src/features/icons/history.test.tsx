import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIntersections } from '@/testing/fakeIntersections';
import { IconSearch } from '.';
import { facts } from './testing/facts';

let mockPath = '/rail/icons/';
jest.mock('next/router', () => ({ useRouter: () => ({ asPath: mockPath }) }));

const files: Record<string, string> = {
  '/_icons/rail/Filled.txt': 'Bus\tM1\nTrain\tM2\nTram\tM3\n',
  '/_icons/rail/TwoTone.txt': 'Train\t<path d="M2"/><path d="M4"/>\n',
  '/_icons/rail/synonyms.json': '{}',
};
const fetched = jest.fn(async (url: string) => ({
  ...{ ok: true, text: async () => files[url], json: async () => JSON.parse(files[url] ?? '') },
}));
let page: ReturnType<typeof fakeIntersections>;

beforeEach(() => {
  page = fakeIntersections();
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  Element.prototype.scrollIntoView = jest.fn();
  global.ResizeObserver = class {
    observe = () => {};
    disconnect = () => {};
  } as unknown as typeof ResizeObserver;
  mockPath = '/rail/icons/';
  window.history.replaceState(null, '', mockPath);
});

const field = () => screen.getByRole('searchbox', { name: 'Search icons' });
const icon = (name: string) => screen.findByRole('button', { name });
const search = () => window.location.search;

/** Goes back as the browser does, and waits until the page was told. */
const goBack = () =>
  act(async () => {
    const told = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await told;
  });

it('loads the icons when the reader is near, unless the browser saves data', async () => {
  const { unmount } = render(<IconSearch icons={facts} />);
  const [section] = page.observed();
  act(() => page.move(section!, false));
  expect(fetched).not.toHaveBeenCalled();
  act(() => page.move(section!, true));
  expect(await icon('Tram')).toBeInTheDocument();
  unmount();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  render(<IconSearch icons={facts} />);
  expect(page.observed()).toEqual([]);
  await userEvent.click(field());
  expect(await icon('Tram')).toBeInTheDocument();
});

it('does not lose what was typed right before an icon was opened', async () => {
  render(<IconSearch icons={facts} />);
  await userEvent.type(field(), 'tra');
  await userEvent.click(await icon('Train'));
  expect(search()).toBe('?query=tra&selected=Train');
  await goBack();
  expect(search()).toBe('?query=tra');
  expect(field()).toHaveValue('tra');
});

it('updates the address after the last key, without a new history entry', async () => {
  render(<IconSearch icons={facts} />);
  const { length } = window.history;
  fireEvent.change(field(), { target: { value: 'tra' } });
  fireEvent.change(field(), { target: { value: 'tram' } });
  expect(search()).toBe('');
  await waitFor(() => expect(search()).toBe('?query=tram'));
  await userEvent.clear(field());
  await waitFor(() => expect(search()).toBe(''));
  expect(window.history).toHaveLength(length);
});

it('closes the icon and shows the results of before when the reader goes back', async () => {
  window.history.replaceState(null, '', '?query=tra&from=mail');
  render(<IconSearch icons={facts} />);
  await userEvent.click(await icon('Tram'));
  expect(screen.getByRole('dialog', { name: 'Tram' })).toBeInTheDocument();
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(search()).toBe('?query=tra&from=mail');
});

it('goes back when the reader closes an icon, but not from one that an address opened', async () => {
  const back = jest.spyOn(window.history, 'back');
  const { rerender } = render(<IconSearch icons={facts} />);
  await userEvent.click(field());
  await userEvent.click(await icon('Tram'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(back).toHaveBeenCalledTimes(1);
  mockPath = '/rail/icons/?selected=TrainTwoTone&from=mail';
  window.history.pushState(null, '', mockPath);
  rerender(<IconSearch icons={facts} />);
  expect(await screen.findByRole('dialog', { name: 'TrainTwoTone' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(search()).toBe('?from=mail&theme=Two+tone');
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

it('follows a navigation to another address of the same page', async () => {
  const { rerender } = render(<IconSearch icons={facts} />);
  mockPath = '/rail/icons/?query=bus';
  window.history.pushState(null, '', mockPath);
  rerender(<IconSearch icons={facts} />);
  expect(field()).toHaveValue('bus');
  expect(await icon('Bus')).toBeInTheDocument();
});

it('fetches a style that the pointer is over, so that it is there when it is chosen', async () => {
  // A file of its own, since files are cached.
  const [filled, toned] = facts.styles;
  const styles = [filled!, { ...toned!, url: '/_icons/rail/TwoTone.txt?hover' }] as const;
  render(<IconSearch icons={{ ...facts, styles }} />);
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByText('Two tone'));
  expect(fetched).toHaveBeenCalledWith('/_icons/rail/TwoTone.txt?hover');
});

it('scrolls up to other results, but not to those of the address', async () => {
  const top = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: -500 }) as DOMRect);
  window.history.replaceState(null, '', '?query=tra');
  render(<IconSearch icons={facts} />);
  await icon('Tram');
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  await userEvent.type(field(), 'm');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  top.mockRestore();
});
