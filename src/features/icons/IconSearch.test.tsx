import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconSearch } from '.';
import { facts } from './testing/facts';

jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/rail/icons/' }) }));

const files: Record<string, string> = {
  '/_icons/rail/Filled.txt': 'Bus\tM1\nTrain\tM2\nTram\tM3\n',
  '/_icons/rail/TwoTone.txt': 'Train\t<path d="M2"/><path d="M4"/>\n',
  '/_icons/rail/synonyms.json': '{"coach":["bus"]}',
};
let isDown = false;

beforeEach(() => {
  isDown = false;
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/rail/icons/');
  global.fetch = jest.fn(async (url: string) => {
    const text = files[url] ?? '';
    const json = async () => JSON.parse(text) as unknown;
    return { ok: !isDown, status: isDown ? 503 : 200, text: async () => text, json };
  }) as unknown as typeof fetch;
  global.ResizeObserver = class {
    observe = () => {};
    disconnect = () => {};
  } as unknown as typeof ResizeObserver;
  global.IntersectionObserver = class {
    observe = () => {};
    disconnect = () => {};
  } as unknown as typeof IntersectionObserver;
});

const field = () => screen.getByRole('searchbox', { name: 'Search icons' });
const icons = () => screen.queryAllByRole('button', { name: /^(Bus|Train|Tram)/ });
const names = () => icons().map(({ textContent }) => textContent);

it('fetches nothing before the reader interacts with it, and then one style', async () => {
  render(<IconSearch icons={facts} />);
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(field());
  await waitFor(() => expect(names()).toEqual(['Bus', 'Train', 'Tram']));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('finds icons by name and synonym, updates the URL, and shows their number', async () => {
  render(<IconSearch icons={facts} />);
  await userEvent.type(field(), 'coach');
  await waitFor(() => expect(names()).toEqual(['Bus']));
  await waitFor(() => expect(window.location.search).toBe('?query=coach'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 icon'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'zeppelin');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('No icon in this style'),
  );
});

it('opens an icon in a new history entry, which closing it leaves', async () => {
  render(<IconSearch icons={facts} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Two tone' }));
  await userEvent.click(await screen.findByRole('button', { name: 'TrainTwoTone' }));
  const dialog = screen.getByRole('dialog', { name: 'TrainTwoTone' });
  expect(window.location.search).toBe('?theme=Two+tone&selected=TrainTwoTone');
  expect(dialog).toHaveTextContent("import TrainTwoToneIcon from 'ring-icons/TrainTwoTone';");
  expect(dialog).toHaveTextContent('<path d="M2"/><path d="M4"/></svg>');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?theme=Two+tone');
});

it('shows what the URL asks for, also if there is no such icon', async () => {
  window.history.replaceState(null, '', '/rail/icons/?selected=Plane');
  render(<IconSearch icons={facts} />);
  expect(await screen.findByText('There is no icon Plane.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(window.location.search).toBe('');
});

it('moves between the icons by keys', async () => {
  render(<IconSearch icons={facts} />);
  await userEvent.click(field());
  await waitFor(() => expect(icons()).toHaveLength(3));
  act(() => icons()[0]?.focus());
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(icons()[1]).toHaveFocus();
  expect(icons().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

it('shows an error when the icons cannot be loaded, and tries again', async () => {
  const other = { ...facts.styles[0]!, url: '/_icons/rail/Filled.txt?again' };
  files[other.url] = files['/_icons/rail/Filled.txt']!;
  isDown = true;
  render(<IconSearch icons={{ ...facts, styles: [other] }} />);
  await userEvent.click(field());
  expect(await screen.findByRole('alert')).toHaveTextContent('The icons didn’t load.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(icons()).toHaveLength(3));
});
