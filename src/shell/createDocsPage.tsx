import { DocPage, type DocPageProps } from './DocPage';
import { loadDemosOf, type DemoIndex } from './demoIndex';
import type { SitePage } from './sitePage';

/** The page component of one product: a documentation page whose demos come from the product's index. */
export function createDocsPage(
  loadIndex: () => Promise<{ default: DemoIndex }>,
): SitePage<DocPageProps> {
  function ProductPage({ view }: DocPageProps) {
    const loadDemos = () => loadDemosOf(view.page.pathname, view.folder, loadIndex);
    return <DocPage view={view} loadDemos={loadDemos} />;
  }
  ProductPage.needsView = true;
  return ProductPage;
}
