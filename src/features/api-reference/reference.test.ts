import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/dom';
import { attach } from './attach';
import { earlyViewsScript } from './earlyViewsScript';
import { applyViews } from './views';

const row = (name: string, more = '') =>
  `<tr role="row" id="chip-prop-${name}"${more}><th role="rowheader" scope="row"><button type="button" class="api-open" aria-expanded="false" aria-label="Details of ${name}"></button><code>${name}</code></th><td role="cell" class="api-cell-type"><code><a class="api-type" href="#chip-type-Size">Size</a></code></td></tr>`;

const views = (kind: string) =>
  `<div role="group" aria-label="View of ${kind}" data-api-of="${kind}">${['table', 'expanded', 'collapsed'].map((view) => `<button type="button" data-api-view="${view}" aria-pressed="${view === 'table'}">${kind} ${view}</button>`).join('')}</div>`;

const table = `<div class="api" data-api="props" data-api-name="chip">
  <label><input type="checkbox" data-show="own" checked> Own</label>
  <label><input type="checkbox" data-show="dom" data-url="/_api/elements/div.html"> Attributes</label>
  <input type="search" class="api-search" aria-label="Filter by name"><output class="api-found" data-none="No match."></output>
  ${views('props')}<table role="table"><tbody role="rowgroup">${row('color')}${row('size')}</tbody></table></div>
  ${views('slots')}
  <details id="chip-type-Size"><summary>Size</summary><div class="code"><pre><code>type Size</code></pre></div></details>`;

const pressed = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)
    .filter(Boolean);
const shown = () =>
  ['props', 'slots', 'classes'].map((kind) =>
    document.documentElement.getAttribute(`data-api-${kind}`),
  );
const names = () => [...document.querySelectorAll('th code')].map((code) => code.textContent);

let isNarrow = false;

beforeEach(() => {
  localStorage.clear();
  isNarrow = false;
  window.matchMedia = ((query: string) => ({ matches: isNarrow, media: query })) as never;
  window.scrollBy = jest.fn() as never;
  window.location.hash = '';
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.CSS = { escape: (text: string) => text } as never;
  for (const kind of ['props', 'slots', 'classes']) {
    document.documentElement.removeAttribute(`data-api-${kind}`);
  }
  document.body.innerHTML = table;
});

function open() {
  applyViews();
  attach();
  return userEvent.setup();
}

describe('views', () => {
  it('are tables without a choice, and lists on a narrow screen', () => {
    open();
    expect(shown()).toEqual(['table', 'table', 'table']);
    isNarrow = true;
    applyViews();
    expect(shown()).toEqual(['expanded', 'expanded', 'expanded']);
  });

  it('are chosen for each kind of table and remembered', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'props collapsed' }));
    expect(shown()).toEqual(['collapsed', 'table', 'table']);
    expect(pressed()).toEqual(['props collapsed', 'slots table']);
    expect({ ...localStorage }).toEqual({ apiPage_props: 'collapsed' });
  });

  it('follow other tabs of the browser, and ignore what is no view', () => {
    open();
    localStorage.setItem('apiPage_slots', 'expanded');
    localStorage.setItem('apiPage_props', '<b>');
    window.dispatchEvent(new StorageEvent('storage', { key: 'apiPage_slots' }));
    expect(shown()).toEqual(['table', 'expanded', 'table']);
    expect(pressed()).toEqual(['props table', 'slots expanded']);
  });

  it.each([
    [null, false],
    [null, true],
    ['collapsed', false],
    ['table', true],
    ['"><b>', true],
  ])('are set before the first paint as afterwards: %s, narrow %s', (choice, narrow) => {
    isNarrow = narrow;
    if (choice !== null) localStorage.setItem('apiPage_props', choice);
    window.eval(earlyViewsScript);
    const early = shown();
    applyViews();
    expect(early).toEqual(shown());
  });
});

describe('rows of the collapsed list', () => {
  it('open and close by their button', async () => {
    const user = open();
    const button = screen.getByRole('button', { name: 'Details of size' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById('chip-prop-size')).toHaveAttribute('data-open');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('open when the address names them', () => {
    open();
    window.location.hash = '#chip-prop-color';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(screen.getByRole('button', { name: 'Details of color' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

describe('filters', () => {
  const fetched = jest.fn();

  beforeEach(() => {
    fetched.mockReset();
    globalThis.fetch = fetched;
  });

  const attributes = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Attributes' });

  it('fetch further rows once and put them in their places', async () => {
    fetched.mockResolvedValue({
      ok: true,
      text: async () =>
        ['about', 'id', 'size'].map((name) => row(name).replace('chip-', '@-')).join(''),
    });
    const user = open();
    await user.click(attributes());
    await waitFor(() => expect(names()).toEqual(['about', 'color', 'id', 'size']));
    expect(document.getElementById('chip-prop-about')).not.toBeNull();
    await user.click(attributes());
    await user.click(attributes());
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('are unchecked again when the rows do not come, and may be tried again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    const user = open();
    await user.click(attributes());
    await waitFor(() => expect(attributes()).not.toBeChecked());
    fetched.mockResolvedValue({ ok: true, text: async () => row('about') });
    await user.click(attributes());
    await waitFor(() => expect(names()).toContain('about'));
  });

  it('hide rows whose name does not hold what is typed', async () => {
    const user = open();
    await user.type(screen.getByRole('searchbox'), 'COL');
    const missed = [...document.querySelectorAll('[data-missed]')].map(({ id }) => id);
    expect(missed).toEqual(['chip-prop-size']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('do what was asked before they listened', async () => {
    fetched.mockResolvedValue({ ok: true, text: async () => row('about') });
    attributes().checked = true;
    screen.getByRole<HTMLInputElement>('searchbox').value = 'about';
    open();
    await waitFor(() => expect(names()).toContain('about'));
    const missed = [...document.querySelectorAll('[data-missed]')].map(({ id }) => id);
    expect(missed).toEqual(['chip-prop-color', 'chip-prop-size']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  const missed = () => [...document.querySelectorAll('[data-missed]')].map(({ id }) => id);

  it('give way to an address that names a row they hide', async () => {
    const user = open();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'color');
    window.location.hash = '#chip-prop-size';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(search).toHaveValue('');
    expect(missed()).toEqual([]);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('give way to a link to the row the address names already', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#chip-prop-size">size</a>');
    window.location.hash = '#chip-prop-size';
    const user = open();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'color?');
    await user.click(screen.getByRole('link', { name: 'size' }));
    expect(search).toHaveValue('');
    expect(missed()).toEqual([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stay when a jump leads to a row they show, or to no row, or to another tab', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="#chip-prop-color">color</a><a href="#chip-prop-size">size</a><a href="#chip">chip</a>',
    );
    const user = open();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'color');
    await user.click(screen.getByRole('link', { name: 'color' }));
    await user.click(screen.getByRole('link', { name: 'chip' }));
    const elsewhere = screen.getByRole('link', { name: 'size' });
    // What a browser does with such a click: this page stays where it is.
    elsewhere.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(elsewhere);
    await user.keyboard('{/Control}');
    expect(search).toHaveValue('color');
    expect(missed()).toEqual(['chip-prop-size']);
  });

  it('say so when no row that is shown has the name', async () => {
    const user = open();
    await user.type(screen.getByRole('searchbox'), 'color');
    await user.click(screen.getByRole('checkbox', { name: 'Own' }));
    expect(screen.getByRole('status')).toHaveTextContent('No match.');
    await user.click(screen.getByRole('checkbox', { name: 'Own' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(screen.getByRole('searchbox'), '?');
    expect(screen.getByRole('status')).toHaveTextContent('No match.');
  });
});

describe('types', () => {
  const popovers = HTMLElement.prototype as unknown as Record<string, unknown>;
  const toggled = (panel: Element, name: string, newState: string) =>
    panel.dispatchEvent(Object.assign(new Event(name), { newState }));

  beforeAll(() => Object.assign(popovers, { popover: null, showPopover: jest.fn() }));
  afterAll(() => ['popover', 'showPopover'].forEach((name) => delete popovers[name]));

  it('show their declaration in a panel that goes when it is closed', async () => {
    const user = open();
    const link = screen.getAllByRole('link', { name: 'Size' })[0]!;
    await user.click(link);
    const panel = screen.getByRole('dialog', { name: 'Size' });
    expect(panel).toHaveTextContent('type Size');
    expect(panel).toHaveFocus();
    expect(link).toHaveAttribute('aria-expanded', 'true');
    toggled(panel, 'beforetoggle', 'closed');
    // The press on the link that closed it does not open it again.
    link.click();
    toggled(panel, 'toggle', 'closed');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).not.toHaveAttribute('aria-expanded');
  });
});
