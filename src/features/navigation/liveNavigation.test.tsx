import { render, screen } from '@testing-library/react';
import type { NavItem } from '@/model';
import { ferry, railway } from './fixture';
import { markCurrent } from './markCurrent';
import { nameCutLink, partialListAt, revealCurrent, toggleGroup } from './liveNavigation';
import { forgetNavigations, loadNavigation } from './loadNavigation';
import { NavTree } from './NavTree';

/** Renders a navigation with no current page; returns its element. */
function show(items: readonly NavItem[]): HTMLElement {
  render(
    <nav>
      <NavTree items={items} pathname="/" />
    </nav>,
  );
  return screen.getByRole('navigation');
}

const group = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
const currentLinks = () => screen.queryAllByRole('link', { current: 'page', hidden: true });

describe('markCurrent', () => {
  const page = (name: string): NavItem => ({ kind: 'page', pathname: `/${name}/`, title: name });
  const nested: NavItem[] = [
    {
      ...{ kind: 'group', pathname: '/sea/', title: 'Sea' },
      children: [{ kind: 'group', pathname: '/north/', title: 'North', children: [page('oslo')] }],
    },
    { kind: 'group', pathname: '/lakes/', title: 'Lakes', children: [page('como')] },
  ];

  it('opens every group around the page, and leaves the others as they are', () => {
    const nav = show(nested);
    expect(markCurrent(nav, '/oslo/')).toBe(true);
    expect(['Sea', 'North', 'Lakes'].map(isOpen)).toEqual([true, true, false]);
    expect(screen.getByRole('link', { name: 'oslo' })).toBeVisible();
  });

  it('marks one page at a time', () => {
    const nav = show(nested);
    markCurrent(nav, '/oslo/');
    markCurrent(nav, '/como/');
    markCurrent(nav, '/como/');
    expect(currentLinks().map((link) => link.textContent)).toEqual(['como']);
  });

  it('marks nothing on a page outside of the navigation', () => {
    const nav = show(nested);
    markCurrent(nav, '/oslo/');
    expect(markCurrent(nav, '/oslo')).toBe(false);
    expect(markCurrent(nav, '"]/')).toBe(false);
    expect(currentLinks()).toEqual([]);
  });
});

describe('toggleGroup', () => {
  it('works by every part of the button of a group', () => {
    show([{ ...ferry[0]!, icon: 'book' }]);
    toggleGroup(group('Decks').querySelector('path'));
    expect(isOpen('Decks')).toBe(true);
    expect(screen.getByRole('link', { name: 'Cabin' })).toBeVisible();
    toggleGroup(group('Decks'));
    expect(isOpen('Decks')).toBe(false);
    expect(screen.queryByRole('link', { name: 'Cabin' })).toBeNull();
  });

  it('does nothing for a link, the navigation itself or no element', () => {
    const nav = show(ferry);
    toggleGroup(group('Decks'));
    for (const target of [screen.getByRole('link', { name: 'Cabin' }), nav, document, null]) {
      toggleGroup(target);
    }
    expect(isOpen('Decks')).toBe(true);
  });
});

it('only groups that are rendered in part have a list to fill', () => {
  show(railway);
  expect(partialListAt(group('Tickets'))).toBeNull();
  expect(partialListAt(document)).toBeNull();
  const list = group('Tickets').nextElementSibling as HTMLElement;
  list.dataset.partial = '/rail/tickets/';
  expect(partialListAt(group('Tickets'))).toBe(list);
});

describe('revealCurrent', () => {
  /** Gives an element a place on the screen. */
  const place = (element: Element, top: number, height: number) =>
    (element.getBoundingClientRect = () => new DOMRect(0, top, 100, height));

  // The visible part is from 100 to 400; the link then is a third below its top, at 200.
  it.each([
    ['to a link above the visible part', 20, 820],
    ['to a link below it', 630, 1430],
    ['to a link at its end, which is only partly visible', 390, 1190],
    ['nowhere if the link is visible', 370, 1000],
  ])('scrolls %s', (_where, top, scrollTop) => {
    const nav = show(railway);
    markCurrent(nav, '/rail/single/');
    place(nav, 100, 300);
    place(currentLinks()[0]!, top, 30);
    nav.scrollTop = 1000;
    revealCurrent(nav);
    expect(nav.scrollTop).toBe(scrollTop);
  });

  it('does not scroll without a current link', () => {
    const nav = show(railway);
    nav.scrollTop = 40;
    revealCurrent(nav);
    expect(nav.scrollTop).toBe(40);
  });
});

describe('nameCutLink', () => {
  /** Makes an element too narrow for its text. */
  const cut = (element: Element) =>
    Object.defineProperties(element, { scrollWidth: { value: 90 }, clientWidth: { value: 60 } });

  it('gives a truncated link its name, without the flags next to it', () => {
    show(railway);
    toggleGroup(group('Tickets'));
    const link = screen.getByRole('link', { name: /Single/ });
    cut(link.querySelector('.nav-name')!);
    nameCutLink(link.querySelector('.nav-chip'));
    expect(link).toHaveAttribute('title', 'Single');
  });

  it('adds no title to a link that fits', () => {
    show(ferry);
    toggleGroup(group('Decks'));
    const link = screen.getByRole('link', { name: 'Cabin' });
    nameCutLink(link);
    expect(link).not.toHaveAttribute('title');
    nameCutLink(cut(link) as Element);
    expect(link).toHaveAttribute('title', 'Cabin');
  });
});

describe('loadNavigation', () => {
  const answers = (...responses: Partial<Response>[]) => {
    const fetched = jest.fn(async (_url: string) => responses.shift() as Response);
    globalThis.fetch = fetched as never;
    return fetched;
  };
  const found = (items: NavItem[]) => ({ ok: true, json: async () => items });

  beforeEach(forgetNavigations);

  it('fetches each navigation once, even for requests at the same time', async () => {
    const fetched = answers(found(ferry), found(railway));
    const [one, other] = await Promise.all([loadNavigation('ferry'), loadNavigation('ferry')]);
    expect(other).toBe(one);
    expect((await loadNavigation('rail')).items).toEqual(railway);
    expect(await loadNavigation('ferry')).toBe(one);
    expect(fetched.mock.calls).toEqual([['/_navigation/ferry.json'], ['/_navigation/rail.json']]);
  });

  it.each([
    ['an error', { ok: false, status: 503 }, 'The navigation of ferry did not arrive: 503.'],
    ['no JSON', { ok: true, json: () => Promise.reject(new SyntaxError('No JSON.')) }, 'No JSON.'],
  ])('fetches again after a response that is %s', async (_what, response, message) => {
    answers(response, found(ferry));
    await expect(loadNavigation('ferry')).rejects.toThrow(message);
    expect((await loadNavigation('ferry')).items).toEqual(ferry);
  });

  it('gives an edited navigation another version, so that it is rendered again', async () => {
    answers(found(ferry), found(ferry));
    const before = await loadNavigation('ferry');
    forgetNavigations();
    expect((await loadNavigation('ferry')).version).not.toBe(before.version);
  });
});
