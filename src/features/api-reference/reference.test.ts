import { screen } from '@testing-library/dom';
import { earlyViewsScript } from '.';
import { open, pressedButtons, screenSize, shownViews, resetAll } from './fixture';
import { applyViews } from './views';

beforeEach(resetAll);

describe('views', () => {
  it('default to tables, and to lists on a narrow screen', () => {
    open();
    expect(shownViews()).toEqual(['table', 'table', 'table']);
    screenSize.isNarrow = true;
    applyViews();
    expect(shownViews()).toEqual(['expanded', 'expanded', 'expanded']);
  });

  it('are chosen for each kind of table and remembered', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'props collapsed' }));
    expect(shownViews()).toEqual(['collapsed', 'table', 'table']);
    expect(pressedButtons()).toEqual(['props collapsed', 'slots table']);
    expect({ ...localStorage }).toEqual({ apiPage_props: 'collapsed' });
  });

  it('follow other browser tabs, and ignore unknown values', () => {
    open();
    localStorage.setItem('apiPage_slots', 'expanded');
    localStorage.setItem('apiPage_props', '<b>');
    window.dispatchEvent(new StorageEvent('storage', { key: 'apiPage_slots' }));
    expect(shownViews()).toEqual(['table', 'expanded', 'table']);
    expect(pressedButtons()).toEqual(['props table', 'slots expanded']);
  });

  it.each([
    [null, false],
    [null, true],
    ['collapsed', false],
    ['table', true],
    ['"><b>', true],
  ])('are the same before the first paint as afterwards: %s, narrow %s', (choice, narrow) => {
    screenSize.isNarrow = narrow;
    if (choice !== null) localStorage.setItem('apiPage_props', choice);
    window.eval(earlyViewsScript);
    const early = shownViews();
    applyViews();
    expect(early).toEqual(shownViews());
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

describe('types', () => {
  const popovers = HTMLElement.prototype as unknown as Record<string, unknown>;
  const toggled = (panel: Element, name: string, newState: string) =>
    panel.dispatchEvent(Object.assign(new Event(name), { newState }));

  beforeAll(() => Object.assign(popovers, { popover: null, showPopover: jest.fn() }));
  afterAll(() => ['popover', 'showPopover'].forEach((name) => delete popovers[name]));

  it('show their declaration in a popover that is removed when it closes', async () => {
    const user = open();
    const link = screen.getAllByRole('link', { name: 'Size' })[0]!;
    await user.click(link);
    const panel = screen.getByRole('dialog', { name: 'Size' });
    expect(panel).toHaveTextContent('type Size');
    expect(panel).toHaveFocus();
    expect(link).toHaveAttribute('aria-expanded', 'true');
    toggled(panel, 'beforetoggle', 'closed');
    // Clicking the link that closed it does not open it again.
    link.click();
    toggled(panel, 'toggle', 'closed');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).not.toHaveAttribute('aria-expanded');
  });
});
