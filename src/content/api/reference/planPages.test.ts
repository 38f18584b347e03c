import type { PageSummary } from '@/content/pages/stages';
import { planPages } from './planPages';
import { chip, product, useChip } from './testing/docs';

const products = [
  { folder: 'demo-ui', product },
  { folder: 'base', product: { ...product, id: 'base-ui' as const } },
];

const written = (pathname: string, documents: string[], productId = 'material-ui') =>
  ({
    pathname,
    documents,
    productId,
    title: pathname,
    anchors: [],
    demos: [],
  }) as unknown as PageSummary;

it('lists the pages that show each reference, those about components first', () => {
  const pages = [
    written('/demo-ui/guides/lists/', ['FilterChip']),
    written('/demo-ui/react-chip/', ['FilterChip', 'Other']),
    written('/base/react-chip/', ['FilterChip'], 'base-ui'),
  ];
  const [page] = planPages({ docs: [chip], products, pages });
  expect(page?.demos.FilterChip?.map(({ pathname }) => pathname)).toEqual([
    '/demo-ui/react-chip/',
    '/demo-ui/guides/lists/',
  ]);
});

describe('references in tabs', () => {
  const button = {
    ...useChip,
    name: 'useButton',
    pathname: '/base/react-chip/hooks-api/#use-button',
  };

  it('share the page in their address, sorted', () => {
    const planned = planPages({ docs: [useChip, button], products, pages: [] });
    expect(planned).toHaveLength(1);
    expect(planned[0]?.pathname).toBe('/base/react-chip/hooks-api/');
    expect(planned[0]?.docs.map(({ name }) => name)).toEqual(['useButton', 'useChip']);
  });

  it('have the page about the component as their first tab', () => {
    const pages = [written('/base/react-chip/', [], 'base-ui')];
    const [page] = planPages({ docs: [useChip], products, pages });
    expect(page?.tabbed).toEqual({
      title: 'Chip',
      tabs: [
        { title: 'Demos', pathname: '/base/react-chip/' },
        { title: 'Hooks API', pathname: '/base/react-chip/hooks-api/' },
      ],
    });
  });

  it('are named after their address if there is no handwritten page', () => {
    const [page] = planPages({ docs: [useChip], products, pages: [] });
    expect(page?.tabbed?.title).toBe('Chip');
    expect(page?.tabbed?.tabs).toHaveLength(1);
  });
});
