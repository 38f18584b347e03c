import type { PageView } from '../server/viewPage';

/** What of a page its structured data says. */
type DescribedPage = Pick<PageView, 'canonical' | 'lastUpdated' | 'trail'> & {
  page: Pick<PageView['page'], 'title'>;
};

/**
 * An article and its breadcrumbs as JSON-LD for a script element (schema.org/TechArticle, schema.org/BreadcrumbList).
 * Groups without a page of their own are left out: each crumb has an address.
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
  // Nothing in it can end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
