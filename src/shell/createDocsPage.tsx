import { DocPage, type DocPageProps } from './DocPage';
import type { DemoIndex } from './demoIndex';
import type { SitePage } from './sitePage';

/** The page component of one product: a documentation page whose demos come from the product's index. */
export function createDocsPage(
  loadIndex: () => Promise<{ default: DemoIndex }>,
): SitePage<DocPageProps> {
  function ProductPage({ view }: DocPageProps) {
    const loadDemos = async () => {
      const { default: index } = await loadIndex();
      const key = view.page.pathname.slice(view.folder.length + 2, -1);
      return (await index[key]?.())?.default ?? {};
    };
    return <DocPage view={view} loadDemos={loadDemos} />;
  }
  ProductPage.needsView = true;
  return ProductPage;
}
