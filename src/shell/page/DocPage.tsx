import { socialImageUrl } from '@/model';
import type { DemoLoader, SpecimenLoader } from './demoIndex';
import { DocHead } from '../head/DocHead';
import { PageBlocks } from './PageBlocks';
import type { PageView } from '../server/pageView';

/** Props of every documentation page. */
export interface DocPageProps {
  view: PageView;
}

interface Loaders {
  loadDemos: DemoLoader;
  loadSpecimen?: SpecimenLoader;
}

/** Renders the blocks of a documentation page, in order. `DocsApp` renders the layout around them. */
export function DocPage({ view, ...loaders }: DocPageProps & Loaders) {
  return (
    <>
      <DocHead
        view={view}
        description={view.page.description}
        image={socialImageUrl(view.page.pathname)}
      />
      <PageBlocks view={view} {...loaders} />
    </>
  );
}
