import { pageOf, productOf } from '../server/testing/pages';
import { viewPage } from '../server/viewPage';
import { DocHead } from './DocHead';
import { metaOf, renderWithHead } from './testing/renderWithHead';

const view = { documentTitle: 'Fare - Rail', canonical: 'https://docs.example/rail/fare/' };

describe('DocHead', () => {
  it('describes the page to search engines and to social networks in the same words', () => {
    const head = renderWithHead(<DocHead view={view} description="What it costs." />);
    expect(head.querySelector('title')).toHaveTextContent('Fare - Rail');
    for (const name of ['og:title', 'twitter:title'])
      expect(metaOf(head, name)).toBe('Fare - Rail');
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(metaOf(head, name)).toBe('What it costs.');
    }
    expect(metaOf(head, 'og:url')).toBe(view.canonical);
    expect(head.querySelector('link[rel=canonical]')).toHaveAttribute('href', view.canonical);
  });

  it.each([
    ['the image of the site by default', undefined, '/static/social/card.png'],
    ['an image of the page', '/static/social/pages/rail.png', '/static/social/pages/rail.png'],
  ])('has the absolute address of %s', (_what, image, address) => {
    const head = renderWithHead(<DocHead view={view} description="" image={image} />);
    expect(metaOf(head, 'og:image')).toBe(`https://docs.example${address}`);
  });

  it('describes an image of the page by the page, for readers who cannot see it', () => {
    const head = renderWithHead(<DocHead view={view} description="Costs." image="/a.png" />);
    expect(metaOf(head, 'og:image:alt')).toBe('Fare - Rail: Costs.');
    const general = renderWithHead(<DocHead view={view} description="Costs." />);
    expect(metaOf(general, 'og:image:alt')).not.toContain('Fare');
  });

  it('accepts any text', () => {
    const text = `"Tickets" <b>& 'fares'</b></title><script>alert(1)</script> 🚆`;
    const hostile = { ...view, documentTitle: text };
    const head = renderWithHead(<DocHead view={hostile} description={text} />);
    expect(head.querySelector('title')?.textContent).toBe(text);
    expect(metaOf(head, 'description')).toBe(text);
    expect(head.querySelector('script')).toBeNull();
  });

  it('stays out of search engines only if it should', () => {
    const shown = renderWithHead(<DocHead view={view} description="" />);
    expect(metaOf(shown, 'robots')).toBeUndefined();
    const hidden = renderWithHead(<DocHead view={view} description="" noindex />);
    expect(metaOf(hidden, 'robots')).toBe('noindex');
  });

  it('has structured data for documentation pages only', () => {
    const context = { folder: 'rail', navigation: [], sizes: {}, demoCss: '' };
    const page = viewPage(pageOf('/rail/fare/'), {
      ...context,
      product: productOf('rail'),
      counterparts: { products: {}, versions: {} },
      lastUpdated: '2026-01-31',
    });
    const data = renderWithHead(<DocHead view={page} description="" />).querySelector('script');
    expect(data).toHaveAttribute('type', 'application/ld+json');
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
      '@graph': [{ headline: 'Fare', dateModified: '2026-01-31' }, {}],
    });
    const plain = renderWithHead(<DocHead view={view} description="" />);
    expect(plain.querySelector('script')).toBeNull();
  });
});
