import { screen, waitFor } from '@testing-library/dom';
import { names, open, row, resetAll } from './fixture';

beforeEach(resetAll);

describe('filters', () => {
  const fetched = jest.fn();

  beforeEach(() => {
    fetched.mockReset();
    globalThis.fetch = fetched;
  });

  const missed = () => [...document.querySelectorAll('[data-missed]')].map(({ id }) => id);
  const attributes = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Attributes' });

  it('fetch further rows once and insert them in order', async () => {
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

  it('are unchecked when the rows cannot be fetched, and can be tried again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    const user = open();
    await user.click(attributes());
    await waitFor(() => expect(attributes()).not.toBeChecked());
    fetched.mockResolvedValue({ ok: true, text: async () => row('about') });
    await user.click(attributes());
    await waitFor(() => expect(names()).toContain('about'));
  });

  it('are unchecked when the server has no such rows', async () => {
    fetched.mockResolvedValue({ ok: false, status: 404, text: async () => row('about') });
    const user = open();
    await user.click(attributes());
    await waitFor(() => expect(attributes()).not.toBeChecked());
    expect(names()).toEqual(['color', 'size']);
  });

  it('insert rows by their origin first, whatever the order in which they arrive', async () => {
    const texts = [
      row('id', ' data-from="dom"') + row('about', ' data-from="dom"'),
      row('sx', ' data-from="system"') + row('m', ' data-from="system"'),
      row('children', ' data-from="inherited"'),
    ];
    fetched.mockImplementation(async () => ({ ok: true, text: async () => texts.shift() }));
    for (const from of ['system', 'inherited']) {
      const box = `<label><input type="checkbox" data-show="${from}" data-url="/${from}">${from}</label>`;
      document.querySelector('.api')?.insertAdjacentHTML('afterbegin', box);
    }
    const user = open();
    for (const name of ['Attributes', 'system', 'inherited']) {
      const count = names().length;
      await user.click(screen.getByRole('checkbox', { name }));
      await waitFor(() => expect(names().length).toBeGreaterThan(count));
    }
    expect(names()).toEqual(['color', 'size', 'children', 'm', 'sx', 'about', 'id']);
  });

  it('apply what is typed to rows that arrive later', async () => {
    fetched.mockResolvedValue({ ok: true, text: async () => row('about') + row('colSpan') });
    const user = open();
    await user.type(screen.getByRole('searchbox'), ' col ');
    await user.click(attributes());
    await waitFor(() => expect(names()).toContain('about'));
    expect(missed()).toEqual(['chip-prop-about', 'chip-prop-size']);
    await user.clear(screen.getByRole('searchbox'));
    expect(missed()).toEqual([]);
  });

  it('hide rows whose name does not hold what is typed', async () => {
    const user = open();
    await user.type(screen.getByRole('searchbox'), 'COL');
    expect(missed()).toEqual(['chip-prop-size']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('apply what was chosen before the script loaded', async () => {
    fetched.mockResolvedValue({ ok: true, text: async () => row('about') });
    attributes().checked = true;
    screen.getByRole<HTMLInputElement>('searchbox').value = 'about';
    open();
    await waitFor(() => expect(names()).toContain('about'));
    expect(missed()).toEqual(['chip-prop-color', 'chip-prop-size']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('are cleared when the address names a row they hide', async () => {
    const user = open();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'color');
    window.location.hash = '#chip-prop-size';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(search).toHaveValue('');
    expect(missed()).toEqual([]);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('are cleared by a link to the row that the address already names', async () => {
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
    // A browser would open a tab; this page stays where it is.
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
