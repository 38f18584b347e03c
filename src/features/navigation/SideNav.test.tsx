import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { navigationChanged } from '@/base/author-events';
import { ferry, network, railway } from './fixture';
import { forgetNavigations } from './loadNavigation';
import { NavigationHtmlContext } from './useNavigation';
import { renderNavigation } from './server';
import { SideNav } from './SideNav';

const errors = jest.spyOn(console, 'error').mockImplementation(() => {});

/** Renders the page on the server, then hydrates it without the navigation's markup. */
function hydrateAt(pathname: string, folder = 'rail', items = railway): Root {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <NavigationHtmlContext.Provider value={renderNavigation(items, pathname)}>
      <SideNav folder={folder} pathname={pathname} />
    </NavigationHtmlContext.Provider>,
  );
  // React warns of layout effects because this test renders for the server inside a browser.
  errors.mockClear();
  document.body.append(container);
  const roots: Root[] = [];
  act(() => {
    roots.push(hydrateRoot(container, <SideNav folder={folder} pathname={pathname} />));
  });
  return roots[0] as Root;
}

const answer = (items: unknown) => ({ ok: true, json: async () => items }) as Response;
const group = (name: string) => screen.getByRole('button', { name });

describe('SideNav', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    sessionStorage.clear();
    forgetNavigations();
    globalThis.fetch = jest.fn(async () => answer(ferry));
  });
  afterEach(() => expect(errors).not.toHaveBeenCalled());

  it('keeps the markup of the document and fetches nothing', () => {
    hydrateAt('/rail/single/');
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toContainElement(
      screen.getByRole('link', { current: 'page' }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('opens and closes groups', async () => {
    hydrateAt('/rail/single/');
    await userEvent.click(group('Getting started'));
    expect(group('Getting started')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Overview' })).toBeVisible();
    await userEvent.click(group('Getting started'));
    expect(screen.queryByRole('link', { name: 'Overview' })).toBeNull();
  });

  it('marks the next page and leaves open groups open', () => {
    const root = hydrateAt('/rail/single/');
    act(() => root.render(<SideNav folder="rail" pathname="/rail/overview/" />));
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    expect(group('Getting started')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Tickets')).toHaveAttribute('aria-expanded', 'true');
  });

  it('fetches the navigation of another product, which works like the first', async () => {
    const root = hydrateAt('/rail/single/');
    act(() => root.render(<SideNav folder="ferry" pathname="/ferry/cabin/" />));
    expect(await screen.findByRole('link', { name: 'Cabin' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(fetch).toHaveBeenCalledWith('/_navigation/ferry.json');
    expect(screen.queryByRole('button', { name: 'Tickets' })).toBeNull();
    await userEvent.click(group('Decks'));
    expect(group('Decks')).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays unchanged when the other navigation cannot be fetched', async () => {
    globalThis.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
    const root = hydrateAt('/rail/single/');
    act(() => root.render(<SideNav folder="ferry" pathname="/ferry/cabin/" />));
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(group('Tickets')).toBeVisible();
  });

  it('fetches the navigation if the document has none', async () => {
    render(<SideNav folder="ferry" pathname="/ferry/cabin/" />);
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Cabin');
  });

  it('remembers how far it was scrolled, for each product', () => {
    sessionStorage.setItem('navigation-scroll-rail', '120');
    const scrollTo = jest.fn();
    HTMLElement.prototype.scrollTo = scrollTo;
    hydrateAt('/rail/single/');
    expect(scrollTo).toHaveBeenCalledWith(0, 120);
    const nav = screen.getByRole('navigation');
    nav.scrollTop = 64;
    nav.dispatchEvent(new Event('scroll'));
    expect(sessionStorage.getItem('navigation-scroll-rail')).toBe('64');
  });

  it('updates the navigation after an edit of its author, in development', async () => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'development' });
    hydrateAt('/rail/single/');
    Object.assign(process.env, { NODE_ENV: before });
    act(() => void window.dispatchEvent(new Event(navigationChanged)));
    expect(await screen.findByText('Cabin')).toBeInTheDocument();
  });
});

describe('SideNav of a long navigation', () => {
  const here = '/metro/line-3/station-7/';
  const link = (name: string) => screen.findByRole('link', { name });

  beforeEach(() => {
    document.body.innerHTML = '';
    forgetNavigations();
    globalThis.fetch = jest.fn(async () => answer(network));
  });
  afterEach(() => expect(errors).not.toHaveBeenCalled());

  it('fills a group that is opened, once', async () => {
    hydrateAt(here, 'metro', network);
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(group('Line 4'));
    expect(await link('Station 4.49')).toHaveAttribute('href', '/metro/line-4/station-49/');
    expect(screen.getAllByRole('link', { name: /^Station 4\./ })).toHaveLength(50);
    await userEvent.click(group('Line 4'));
    await userEvent.click(group('Line 5'));
    expect(await link('Station 5.49')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Station 4.49' })).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fills a group the pointer or the focus comes to, and leaves it closed', async () => {
    hydrateAt(here, 'metro', network);
    await userEvent.hover(group('Line 4'));
    expect(await screen.findByText('Station 4.49')).not.toBeVisible();
    act(() => group('Line 6').focus());
    expect(await screen.findByText('Station 6.49')).not.toBeVisible();
  });

  it('fills the groups around the next page', async () => {
    const root = hydrateAt(here, 'metro', network);
    act(() => root.render(<SideNav folder="metro" pathname="/metro/line-8/station-30/" />));
    expect(await link('Station 8.30')).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('keeps the first entry of a group when the rest cannot be fetched', async () => {
    globalThis.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
    hydrateAt(here, 'metro', network);
    await userEvent.click(group('Line 4'));
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(await link('Station 4.0')).toBeVisible();
  });
});
