import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocsProvider } from '@/base/docs-config';
import { productOf } from '../server/testing/pages';
import { PageFooter } from './PageFooter';
import { PageHeader } from './PageHeader';
import { PageTabs } from './PageTabs';
import { PlainLayout } from './PlainLayout';
import { SiteFooter } from './SiteFooter';

jest.mock('next/router', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const rail = productOf('rail', { repository: 'https://code.example/rail' });
const products = [
  rail,
  productOf('ferry', { id: 'x', name: 'Ferry', home: 'https://ferry.example/' }),
  productOf('trials', { id: 'docs-infra', name: 'Trials', listed: false }),
];

const footerLinks = () =>
  within(screen.getByRole('navigation', { name: 'Site' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('PageHeader', () => {
  it('names the groups around the page in order, with links to those that have a page', () => {
    const trail = [{ title: 'Tickets', pathname: '/rail/single/' }, { title: 'Fares & zones' }];
    render(<PageHeader pathname="/rail/single/" trail={trail} h1="Single" />);
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(crumbs).toHaveTextContent('TicketsFares & zones');
    expect(within(crumbs).getAllByRole('link')).toHaveLength(1);
  });

  it('accepts a group of the same name as the group around it', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const trail = [{ title: 'Fares', pathname: '/rail/fares/' }, { title: 'Fares' }];
    render(<PageHeader pathname="/rail/single/" trail={trail} h1="Single" />);
    expect(screen.getAllByText('Fares')).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('has a heading with markup, and neither breadcrumbs nor a description if there are none', () => {
    const { container } = render(<PageHeader pathname="/rail/" h1="The <code>sx</code> prop" />);
    expect(screen.getByRole('heading', { level: 1, name: 'The sx prop' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(container.querySelector('p')).toBeNull();
  });
});

describe('PageTabs', () => {
  const tabs = ['Demos', 'API', 'CSS'].map((title) => ({ title, pathname: `/rail/${title}/` }));
  const tab = (name: string) => screen.getByRole('link', { name });

  it('are links to the pages about the component, one of which is current', () => {
    render(<PageTabs tabs={tabs} pathname="/rail/API/" />);
    const links = within(screen.getByRole('navigation', { name: 'About this component' }));
    expect(links.getAllByRole('link', { current: 'page' })).toEqual([tab('API')]);
    expect(tab('Demos')).toHaveAttribute('href', '/rail/Demos/');
  });

  it.each([
    ['{ArrowRight}', 'Demos', 'API'],
    ['{ArrowRight}', 'CSS', 'Demos'],
    ['{ArrowLeft}', 'Demos', 'CSS'],
    ['{End}', 'Demos', 'CSS'],
    ['{Home}', 'CSS', 'Demos'],
    ['{ArrowDown}', 'API', 'API'],
    ['{Control>}{ArrowRight}{/Control}', 'API', 'API'],
  ])('moves the focus by %s from %s to %s', async (keys, from, to) => {
    render(<PageTabs tabs={tabs} pathname="/rail/API/" />);
    tab(from).focus();
    await userEvent.keyboard(keys);
    expect(tab(to)).toHaveFocus();
  });

  it('leaves every tab in the tab order, because they are links', async () => {
    render(<PageTabs tabs={tabs} pathname="/rail/API/" />);
    await userEvent.tab();
    await userEvent.tab();
    expect(tab('API')).toHaveFocus();
  });
});

describe('PageFooter', () => {
  const next = { title: 'Return', pathname: '/rail/return/' };
  const previous = { title: 'Single', pathname: '/rail/single/' };

  it('says on which day the page was changed, for readers and for programs', () => {
    render(<PageFooter editUrl={null} previous={null} next={null} lastUpdated="2026-01-01" />);
    expect(screen.getByText('January 1, 2026')).toHaveAttribute('datetime', '2026-01-01');
  });

  it('has nothing about a page that is unknown', () => {
    const { container } = render(<PageFooter editUrl={null} previous={null} next={null} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(container.textContent).toBe('');
  });

  it('leads to the previous and the next page, in this order', () => {
    render(<PageFooter editUrl={null} {...{ previous, next }} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('rel'), link.textContent])).toEqual([
      ['prev', 'PreviousSingle'],
      ['next', 'NextReturn'],
    ]);
  });
});

describe('SiteFooter', () => {
  /** Renders the footer of a site with the three products. */
  const show = (product?: typeof rail) =>
    render(
      <DocsProvider config={{ products }}>
        <SiteFooter product={product} />
      </DocsProvider>,
    );
  const ofSite = ['Blog', 'Store', 'View all versions', 'RSS feed'];

  it('leads to the listed products outside of a product', () => {
    show();
    expect(footerLinks().slice(0, 2)).toEqual([
      ['Rail', '/rail/overview/'],
      ['Ferry', 'https://ferry.example/'],
    ]);
    expect(footerLinks().map(([name]) => name)).toEqual(['Rail', 'Ferry', ...ofSite]);
  });

  it('leads to the source and the license of a product instead', () => {
    show(rail);
    expect(footerLinks().slice(0, 2)).toEqual([
      ['Source code', 'https://code.example/rail'],
      ['License', 'https://code.example/rail/blob/HEAD/LICENSE'],
    ]);
    expect(footerLinks().map(([name]) => name)).not.toContain('Rail');
  });

  it('has no links into a private repository', () => {
    show({ ...rail, repository: undefined });
    expect(footerLinks().map(([name]) => name)).toEqual(ofSite);
  });
});

describe('PlainLayout', () => {
  /** Renders a page outside of the products. */
  const show = (toc?: React.ReactNode) =>
    render(
      <DocsProvider config={{ products }}>
        <PlainLayout toc={toc}>
          <h1>News</h1>
        </PlainLayout>
      </DocsProvider>,
    );

  it.each([
    ['without', undefined],
    ['with', <nav key="toc" aria-label="Table of contents" />],
  ])('has one main area, which the skip link leads to, %s a table of contents', (_, toc) => {
    show(toc);
    const main = screen.getByRole('main');
    expect(main).toContainElement(screen.getByRole('heading', { name: 'News' }));
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${main.id}`,
    );
  });

  it('has the table of contents next to the text instead of in it', () => {
    show(<nav aria-label="Table of contents" />);
    const contents = screen.getByRole('navigation', { name: 'Table of contents' });
    expect(screen.getByRole('main')).not.toContainElement(contents);
  });

  it('has no button for a side navigation, and no version of a product', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Open navigation' })).toBeNull();
    expect(within(screen.getByRole('banner')).queryByText(/^v\d/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
