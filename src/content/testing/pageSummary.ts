import type { PageSummary } from '@/content/pages/stages';

/** Creates the summary of a page of the product in the folder `a`, with the facts that a test needs. */
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
