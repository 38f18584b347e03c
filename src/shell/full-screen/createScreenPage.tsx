import { useCallback } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { loadDemosOf, type DemoIndex } from '../page/demoIndex';
import type { FrameRouteProps } from '../demo-frame';
import type { SitePage } from '../app/sitePage';
import { ScreenPage, type ScreenProps } from './ScreenPage';

/** Props of a page whose demo fills the window: the page, and the location of its demo. */
export type ScreenRouteProps = ScreenProps & FrameRouteProps;

/** Creates the component of pages whose demo fills the window. Demos are loaded from the index of their product. */
export function createScreenPage(
  loadIndex: () => Promise<{ default: DemoIndex }>,
): SitePage<ScreenRouteProps> {
  return function Screen({ folder, page: _page, ...props }: ScreenRouteProps) {
    const { pathname } = props;
    const loadDemos = useCallback(
      () => loadDemosOf(pathname, folder, loadIndex),
      [pathname, folder],
    );
    const product = useDocsConfig().products.find(({ prefix }) => prefix === `/${folder}/`);
    return <ScreenPage {...props} loadDemos={loadDemos} product={product} />;
  };
}
