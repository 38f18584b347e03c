import { render, screen, within } from '@testing-library/react';
import { railway } from './fixture';
import { NavTree } from './NavTree';
import { renderNavigation } from './server';

describe('NavTree', () => {
  it('opens the way to the current page and nothing else', () => {
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

  it('heads entries by their subheader', () => {
    render(<NavTree items={railway} pathname="/rail/single/" />);
    const fares = screen.getByRole('list', { name: 'Fares' });
    expect(within(fares).getAllByRole('link')).toHaveLength(4);
  });

  it('says every flag', () => {
    render(<NavTree items={railway} pathname="/rail/single/" />);
    const names = ['New', 'Preview', 'Deprecated', 'Legacy', 'Planned', 'Beta'];
    names.forEach((name) => expect(screen.getByText(name)).toBeVisible());
    expect(screen.getByTitle('Pro plan')).toBeVisible();
    expect(screen.getByTitle('Premium plan')).toBeVisible();
  });

  it('is lean markup on the server', () => {
    const html = renderNavigation(railway, '/rail/overview/');
    expect(html).toContain('<a href="/rail/overview/" aria-current="page">Overview</a>');
    expect(html).not.toContain('<!--');
  });
});
