import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductFacts } from '@/model';
import { searchFlags, searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import { buildShard } from '../engine/testing/buildShard';
import { recentKey } from '../recent/recentSearches';
import { files } from '../testing/localClient';
import { renderSearch } from './testing/renderSearch';

jest.mock('../worker/client', () => jest.requireActual('../testing/localClient'));

const { deprecated, inherited, pro } = searchFlags;
const rail = buildShard({
  name: 'rail',
  places: [
    ['page', '/rail/react-berth/', 'Berth', 'A berth & <i>more</i>', 1, 0, 0, ''],
    ['component', '/rail/api/berth/', 'Berth', '', 1, 1, pro, 'RailBerth'],
    ['page', '/rail/按钮组/', '按钮组', '', 0, 0, 0, ''],
  ],
  parts: [[0, 'answer', 'The curtain is stuck.', '#care', 'Care']],
  rows: [['prop', 'berthLamp', [1, 0, deprecated + inherited]]],
  trails: [[], ['Sleeping']],
});
const tram = buildShard({
  name: 'tram',
  places: [['page', '/tram/berth/', 'Tram berth', '', 0, 0, 0, '']],
});
const depot = buildShard({ name: 'depot', places: [] });
const site = buildShard({ name: 'site', places: [] });
const facts = (name: string, title: string, listed = true) => ({
  ...{ name, title, listed, productId: 'system' },
});

Object.assign(files, {
  [searchIndexUrl]: {
    ...{ version: shardVersion, synonyms: {} },
    shards: [
      ...[facts('rail', 'Rail'), facts('tram', 'Tram')],
      ...[facts('depot', 'Depot', false), facts('site', '')],
    ],
  },
  [shardUrl('rail')]: rail,
  [shardUrl('tram')]: tram,
  [shardUrl('depot')]: depot,
  [shardUrl('site')]: site,
});

const products = [
  { ...{ id: 'system', name: 'Rail UI', prefix: '/rail/', logo: 'rail' }, listed: true },
  { ...{ id: 'x', name: 'Tram UI', prefix: '/tram/', logo: 'tram' }, listed: true },
] as unknown as ProductFacts[];

const onClose = jest.fn();

beforeEach(() => {
  onClose.mockClear();
  HTMLElement.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/tram/berth/');
  localStorage.clear();
});

/** Opens the dialog with a query, and waits for its results. */
async function search(text: string) {
  renderSearch(products, text, onClose);
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
}

const option = (name: RegExp) => screen.getByRole('option', { name });
const chips = (name: string) =>
  within(screen.getByRole('group', { name: `Filter by ${name}` }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const chip = (name: string) => screen.getByRole('button', { name });
const links = () => screen.queryAllByRole('option').map((element) => element.getAttribute('href'));
/** Waits until there are this many results. */
const arrive = (count: number) => waitFor(() => expect(links()).toHaveLength(count));

it('lists results of the product being read first, with its name for screen readers', async () => {
  await search('berth');
  await arrive(3);
  expect(links()).toEqual([...['/tram/berth/', '/rail/react-berth/', '/rail/api/berth/']]);
  expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/Tram berth.*Page.*Tram UI/);
  expect(screen.getByRole('group', { name: /^Berth Rail UI › Sleeping/ })).toBeInTheDocument();
});

it('says what a prop belongs to, that it is deprecated or inherited, and the plan it needs', async () => {
  await search('berthLamp');
  await waitFor(() => expect(links()[0]).toMatch(/Lamp$/));
  expect(option(/^berth ?Lamp/)).toHaveTextContent(/Berth.*Pro.*Deprecated.*Inherited.*Prop/);
});

it('shows titles and texts as text, with every letter once', async () => {
  await search('按钮组');
  await arrive(1);
  const title = option(/按钮组/).querySelector('mark')?.parentElement;
  expect(title?.textContent).toBe('按钮组');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'more');
  expect(
    await screen.findByRole('option', { name: /A berth & <i> ?more ?<\/i>/ }),
  ).toBeInTheDocument();
  expect(document.querySelector('i')).toBeNull();
});

describe('the filters', () => {
  it('offer the product being read first, others in their order, and icons only where there are some', async () => {
    await search('berth');
    await arrive(3);
    expect(chips('product')).toEqual(['Tram', 'Rail', 'Blog and site']);
    expect(chips('kind')).toContain('Props');
    expect(chips('kind')).not.toContain('Icons');
  });

  it('narrow the results, one of each group at a time, and leave the focus in the field', async () => {
    await search('berth');
    await arrive(3);
    await userEvent.click(chip('Props'));
    expect(chip('Props')).toHaveAttribute('aria-pressed', 'true');
    await arrive(1);
    await userEvent.click(chip('Pages'));
    expect(chip('Props')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip('Rail'));
    await waitFor(() => expect(links()).toEqual(['/rail/react-berth/']));
    expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.click(chip('Pages'));
    await arrive(2);
  });

  it('that leave nothing are said to be the reason', async () => {
    await search('berth');
    await arrive(3);
    await userEvent.click(chip('Slots'));
    expect(await screen.findByText(/Remove the filters/)).toBeInTheDocument();
  });
});

it('suggests a similar name, and searches for it', async () => {
  await search('bxrtzh');
  const group = await screen.findByRole('group', { name: 'Did you mean' });
  await userEvent.click(within(group).getByText('Berth'));
  expect(screen.getByRole('combobox')).toHaveValue('Berth');
  await arrive(3);
  expect(onClose).not.toHaveBeenCalled();
});

describe('the pointer', () => {
  it('makes the option below it the active one', async () => {
    await search('berth');
    await arrive(3);
    const last = option(/Component/);
    fireEvent.pointerMove(within(last).getByText('Pro'));
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id);
    fireEvent.pointerMove(screen.getByRole('listbox'));
    expect(last).toHaveAttribute('aria-selected', 'true');
  });

  it('closes the dialog by a click on a result, but not where that opens another tab', async () => {
    await search('berth');
    await arrive(3);
    const link = option(/^Tram berth/);
    link.addEventListener('click', (event) => event.preventDefault());
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      fireEvent.click(link, init);
    }
    expect(onClose).not.toHaveBeenCalled();
    expect(localStorage.getItem(recentKey)).toBeNull();
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(recentKey)).toBe('["berth"]');
  });

  it('removes a recent search by its sign, and searches for it elsewhere', async () => {
    localStorage.setItem(recentKey, '["seat","berth"]');
    await search('');
    const [seat] = screen.getAllByRole('option');
    await userEvent.click(within(seat!).getByTitle('Remove from recent searches'));
    expect(localStorage.getItem(recentKey)).toBe('["berth"]');
    expect(screen.getByRole('combobox')).toHaveValue('');
    await userEvent.click(screen.getByRole('option', { name: 'berth' }));
    expect(screen.getByRole('combobox')).toHaveValue('berth');
  });

  it('leaves the focus in the field, where the keys are heard', async () => {
    localStorage.setItem(recentKey, '["seat","berth"]');
    await search('');
    const [seat] = screen.getAllByRole('option');
    await userEvent.click(within(seat!).getByTitle('Remove from recent searches'));
    expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.click(screen.getByRole('option', { name: 'berth' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

it('says that a sentence is an answer, and in which section', async () => {
  await search('curtain');
  const found = option(/^The curtain is stuck\./);
  expect(found).toHaveTextContent(/Care.*Answer/);
  expect(found).toHaveAttribute('href', '/rail/react-berth/#care');
});
