import type { ComponentType } from 'react';
import { DocPage, type DocPageProps } from './DocPage';
import { loadDemosOf, type DemoIndex, type SpecimenIndex } from './demoIndex';
import type { SitePage } from '../app/sitePage';

/** Creates the page component of a product's documentation pages. Demos and specimens are loaded from its indexes. */
export function createDocsPage(
  loadIndex: () => Promise<{ default: DemoIndex }>,
  loadSpecimens?: () => Promise<{ default: SpecimenIndex }>,
): SitePage<DocPageProps> {
  async function loadSpecimen(component: string): Promise<ComponentType> {
    const specimen = (await loadSpecimens?.())?.default[component];
    if (!specimen) throw new Error(`The component "${component}" has no specimen.`);
    return specimen();
  }
  function ProductPage({ view }: DocPageProps) {
    const loadDemos = () => loadDemosOf(view.page.pathname, view.folder, loadIndex);
    return <DocPage {...{ view, loadDemos, loadSpecimen }} />;
  }
  ProductPage.needsView = true;
  return ProductPage;
}
