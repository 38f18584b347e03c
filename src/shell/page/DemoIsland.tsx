import { useCallback, useMemo } from 'react';
import { DemoAd } from '@/features/ads';
import { Demo, fetchSource } from '@/features/demos';
import { usePlayground } from '@/features/playground';
import { demoKey, withDemoAddresses, type CodeStyling, type DemoBlock } from '@/model';
import type { BlockProps } from './blockProps';
import { demoOf } from './demoIndex';
import { loadEditor, loadSandbox } from './demoTools';

/** Renders a demo block of the current page. */
export function DemoIsland({ block, pathname, product, loadDemos, hasAds }: BlockProps<DemoBlock>) {
  const { html, styledHtml } = block;
  const demo = useMemo(
    () => withDemoAddresses(block.demo, { pathname, product }),
    [block.demo, pathname, product],
  );
  const load = useCallback(
    async (styling: CodeStyling) => demoOf(await loadDemos(), demoKey(demo.name, styling)),
    [demo.name, loadDemos],
  );
  const ad = hasAds && !demo.options.disableAd ? <DemoAd /> : undefined;
  const getSource = useCallback(() => fetchSource(demo.sourceUrl), [demo.sourceUrl]);
  const playground = usePlayground({ demo, pathname, fetchSource: getSource });
  const query = playground?.query ?? '';
  const shown = useMemo(
    () => (query ? { ...demo, frameUrl: demo.frameUrl + query } : demo),
    [demo, query],
  );
  return (
    <Demo
      {...{ demo: shown, html, styledHtml, load, loadSandbox, loadEditor, ad, product, playground }}
    />
  );
}
