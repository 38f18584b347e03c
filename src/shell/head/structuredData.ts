import type { PageView } from '../server/pageView';

/** The part of a page's view that is in its structured data. */
type DescribedPage = Pick<PageView, 'canonical' | 'lastUpdated' | 'trail'> & {
  page: Pick<PageView['page'], 'title'>;
};

/**
 * Returns an article and its breadcrumbs as JSON-LD for a script element (schema.org/TechArticle,
 * schema.org/BreadcrumbList). Groups without a page are left out, because each breadcrumb needs a URL.
 */
export function structuredData(view: DescribedPage, description: string): string {
  const { canonical, lastUpdated, page, trail } = view;
  const crumbs = [
    ...trail.flatMap(({ title, pathname }) => (pathname ? [{ title, pathname }] : [])),
    { title: page.title, pathname: canonical },
  ];
  const article = {
    '@type': 'TechArticle',
    headline: page.title,
    description,
    url: canonical,
    inLanguage: 'en',
    ...(lastUpdated && { dateModified: lastUpdated }),
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, pathname }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(pathname, canonical).href,
    })),
  };
  const data = { '@context': 'https://schema.org', '@graph': [article, breadcrumbs] };
  // Escaped, so that no text can end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
