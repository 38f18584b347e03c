import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BundleSize } from '@/model';
import { formatBytes } from './SizeTable';
import { PageLinks, SiblingLinks, pageLinks } from '.';

const product = { repository: 'https://example.com/rail/ui' };
const markdownUrl = '/rail/react-ticket.md';

const size = (gzip: number): BundleSize => ({
  gzip,
  minified: gzip * 3,
  own: 300,
  parts: [
    { name: 'rail-ui/Ticket', minified: 9000 },
    { name: 'paper', minified: 1500 },
  ],
  rest: { count: 4, minified: 812 },
});

describe('pageLinks', () => {
  it('links to what the page’s front matter names', () => {
    const frontMatter = {
      githubLabel: 'component: ticket',
      githubSource: 'packages/rail-ui/src/Ticket',
      packageName: '@rail/ui',
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      materialDesign: 'https://m2.material.io/components/buttons',
      unstyled: '/rail/react-plain-ticket/',
    };
    expect(
      pageLinks({ frontMatter, product, markdownUrl }).map(({ kind, href }) => [kind, href]),
    ).toEqual([
      [
        'feedback',
        'https://example.com/rail/ui/issues?q=is%3Aopen%20label%3A%22component%3A%20ticket%22',
      ],
      ['source', 'https://example.com/rail/ui/tree/HEAD/packages/rail-ui/src/Ticket'],
      ['package', 'https://www.npmjs.com/package/@rail/ui'],
      ['waiAria', frontMatter.waiAria],
      ['materialDesign', frontMatter.materialDesign],
      ['unstyled', frontMatter.unstyled],
      ['markdown', markdownUrl],
    ]);
  });

  it('links to the component in other products, and to their comparison', () => {
    const siblings = {
      component: 'Ticket',
      products: { 'base-ui': '/base-ui/react-ticket/', 'joy-ui': '/joy-ui/react-ticket/' },
      comparison: '/compare/ticket/',
    };
    const products = [
      { id: 'joy-ui' as const, name: 'Joy UI' },
      { id: 'base-ui' as const, name: 'Base UI' },
    ];
    const frontMatter = { unstyled: '/base-ui/react-ticket/' };
    const links = pageLinks({ frontMatter, product, products, siblings, markdownUrl });
    expect(links.map(({ kind }) => kind)).toEqual(['sibling', 'sibling', 'compare', 'markdown']);
    render(<SiblingLinks links={links} />);
    expect(screen.getByRole('link', { name: 'Ticket in Joy UI' })).toHaveTextContent('Joy UI');
    expect(screen.getByRole('link', { name: 'Compare Ticket across products' })).toHaveAttribute(
      'href',
      '/compare/ticket/',
    );
  });

  it('has only the Markdown version if the page names nothing, and no links into private repositories', () => {
    const markdown = [{ kind: 'markdown', href: markdownUrl }];
    expect(pageLinks({ frontMatter: {}, product, markdownUrl })).toEqual(markdown);
    const frontMatter = { githubLabel: 'a', githubSource: 'b' };
    expect(pageLinks({ frontMatter, product: {}, markdownUrl })).toEqual(markdown);
  });
});

describe('PageLinks', () => {
  const links = pageLinks({
    frontMatter: { githubSource: 'a', packageName: '@rail/ui' },
    product,
    markdownUrl,
  });

  it('names its links', () => {
    render(<PageLinks links={links} sizes={[]} />);
    const list = screen.getByRole('list', { name: 'About this page' });
    const names = within(list)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Source', '@rail/ui', 'Markdown']);
  });

  it('shows the size of each component and the parts of the first', async () => {
    const sizes = [
      { name: 'Ticket', size: size(12_345) },
      { name: 'Stub', size: size(400) },
      { name: 'Shared', size: { ...size(400), own: undefined } },
    ];
    render(<PageLinks links={links} sizes={sizes} />);
    const chip = screen.getByText('Bundle size 12.3 kB');
    await userEvent.click(chip);
    expect(screen.getByRole('row', { name: 'Stub 400 B 300 B 900 B' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Shared 400 B – 1.2 kB' })).toBeInTheDocument();
    const parts = screen.getByRole('list', { name: 'Parts of Ticket, minified' });
    expect(
      within(parts)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['rail-ui/Ticket9 kB', 'paper1.5 kB', '4 more812 B']);
    fireEvent.keyDown(chip, { key: 'Escape' });
    expect(chip.closest('details')).not.toHaveAttribute('open');
  });

  it('renders nothing for a page without links and sizes', () => {
    const { container } = render(<PageLinks links={[]} sizes={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [32_278, '32.3 kB'],
  [192_426, '192 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_683_684, '1.68 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
