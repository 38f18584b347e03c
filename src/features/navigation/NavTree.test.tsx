import { renderToStaticMarkup } from 'react-dom/server';
import { render, screen, within } from '@testing-library/react';
import { network, railway } from './fixture';
import { NavTree } from './NavTree';
import { renderNavigation } from './server';

describe('NavTree', () => {
  it('opens only the groups around the current page', () => {
    render(<NavTree items={railway} pathname="/rail/single/" />);
    expect(screen.getByRole('button', { name: 'Tickets' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Getting started' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Single');
    expect(screen.queryByRole('link', { name: 'Overview' })).toBeNull();
  });

  it('shows subheaders above their entries', () => {
    render(<NavTree items={railway} pathname="/rail/single/" />);
    const fares = screen.getByRole('list', { name: 'Fares' });
    expect(within(fares).getAllByRole('listitem')).toHaveLength(4);
  });

  it('renders no link for a planned page', () => {
    render(<NavTree items={railway} pathname="/rail/single/" />);
    expect(screen.getByText('Night').closest('li')).toHaveTextContent('NightPlanned');
    expect(screen.queryByRole('link', { name: /Night/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Season/ })).toBeVisible();
  });

  it('shows every flag [spec 2.2]', () => {
    render(<NavTree items={railway} pathname="/rail/single/" />);
    const names = ['New', 'Preview', 'Deprecated', 'Legacy', 'Planned', 'Beta'];
    names.forEach((name) => expect(screen.getByText(name)).toBeVisible());
    expect(screen.getByTitle('Pro plan')).toBeVisible();
    expect(screen.getByTitle('Premium plan')).toBeVisible();
  });

  it('renders the icon of an entry, and gives its link the attributes it names [spec 3.1]', () => {
    const linkProps = { 'data-ga-event-category': 'rail' };
    const map = { kind: 'page', pathname: '/rail/map/', title: 'Map', icon: 'book' } as const;
    render(<NavTree items={[{ ...map, linkProps }]} pathname="/rail/" />);
    const link = screen.getByRole('link', { name: 'Map' });
    expect(link).toHaveAttribute('data-ga-event-category', 'rail');
    expect(link).toHaveAttribute('href', '/rail/map/');
    expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('renders little markup on the server', () => {
    const html = renderNavigation(railway, '/rail/overview/');
    expect(html).toContain('<a href="/rail/overview/" aria-current="page">Overview</a>');
    expect(html).not.toContain('<!--');
  });

  it.each([
    { kind: 'a short navigation', items: railway, pages: ['/rail/single/', '/rail/return/'] },
    {
      kind: 'a long navigation',
      items: network,
      pages: ['/metro/line-3/station-7/', '/metro/line-3/station-8/'],
    },
    {
      kind: 'a page that is not in it',
      items: railway,
      pages: ['/rail/nowhere/', '/rail/single/'],
    },
  ])('has the same server markup for every page of a group: $kind', ({ items, pages }) => {
    for (const pathname of [...pages, ...pages]) {
      const rendered = renderToStaticMarkup(<NavTree items={items} pathname={pathname} />);
      expect(renderNavigation(items, pathname)).toBe(rendered);
    }
  });

  it('renders only the first entry of closed groups in a long navigation', () => {
    render(<NavTree items={network} pathname="/metro/line-3/station-7/" />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Station 3.7');
    expect(screen.getAllByRole('link')).toHaveLength(50);
    expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(50 + 9);
    expect(screen.getByText('Station 4.0')).not.toBeVisible();
  });
});
