import type { PageSummary } from '@/content/pages/stages';

/** What the index learns of a page of the product in the folder `a`; a test names what it is about. */
export function summaryOf(pathname: string, known: Partial<PageSummary> = {}): PageSummary {
  return {
    file: `docs-data${pathname}page.md`,
    pathname,
    productFolder: 'a',
    productId: 'material-ui',
    title: 'Page',
    description: '',
    demos: [],
    documents: [],
    anchors: ['sizes'],
    links: [],
    names: [],
    problems: [],
    ...known,
  };
}
