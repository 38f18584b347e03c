import { useCallback } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import type { DemoIndexes } from '../page/demoIndex';
import type { SitePage } from '../app/sitePage';
import type { DemoFrameProps } from './demoFrameProps';
import { DemoFramePage } from './DemoFramePage';

/** Props of the page that shows one demo alone: the demo and where its registry is. */
export interface FrameRouteProps extends DemoFrameProps {
  folder: string;
  /** Path of the demo's page inside its product. */
  page: string;
}

/** Creates the page component at `/demos/`, which shows a single demo. */
export function createFramePage(indexes: DemoIndexes): SitePage<FrameRouteProps> {
  function FramePage({ folder, page, ...props }: FrameRouteProps) {
    const loadDemos = useCallback(async () => {
      const index = (await indexes[folder]?.())?.default;
      return (await index?.[page]?.())?.default ?? {};
    }, [folder, page]);
    const product = useDocsConfig().products.find(({ prefix }) => prefix === `/${folder}/`);
    return <DemoFramePage {...props} loadDemos={loadDemos} product={product} />;
  }
  FramePage.isFrame = true;
  return FramePage;
}
