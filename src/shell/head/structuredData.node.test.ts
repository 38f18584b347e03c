import { structuredData } from './structuredData';

const view = {
  canonical: 'https://docs.example/rail/react-fare/',
  lastUpdated: '2026-01-02',
  trail: [{ title: 'Tickets' }, { title: 'Fares', pathname: '/rail/fares/' }],
  page: { title: 'Fare </script>' },
};
const read = (text: string) => JSON.parse(text) as { '@graph': Record<string, unknown>[] };

it('describes the article and its breadcrumbs', () => {
  const [article, breadcrumbs] = read(structuredData(view, 'What it costs.'))['@graph'];
  expect(article).toMatchObject({ headline: 'Fare </script>', dateModified: '2026-01-02' });
  expect(breadcrumbs?.itemListElement).toMatchObject([
    { position: 1, name: 'Fares', item: 'https://docs.example/rail/fares/' },
    { position: 2, item: 'https://docs.example/rail/react-fare/' },
  ]);
});

it('cannot end its script element, and has no date if it is unknown', () => {
  const text = structuredData({ ...view, lastUpdated: undefined }, '');
  expect(text).not.toContain('</');
  expect(text).not.toContain('dateModified');
});
