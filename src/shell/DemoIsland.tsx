import { useCallback, useMemo } from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { getThemeSettings } from '@/base/theme/settings';
import { DemoAd } from '@/features/ads';
import { Demo, type DemoProps } from '@/features/demos';
import { demoKey, withDemoAddresses, type CodeStyling, type DemoBlock } from '@/model';
import type { Drawing } from './blocks';

/** Draws a demo of the page being read. */
export function DemoIsland({ block, pathname, product, loadDemos, hasAds }: Drawing<DemoBlock>) {
  const { html, styledHtml } = block;
  const demo = useMemo(
    () => withDemoAddresses(block.demo, { pathname, product }),
    [block.demo, pathname, product],
  );
  const load = useCallback(
    async (styling: CodeStyling) => {
      const key = demoKey(demo.name, styling);
      const Component = (await loadDemos())[key];
      if (!Component) throw new Error(`The demo "${key}" is not in the registry of its page.`);
      return Component;
    },
    [demo.name, loadDemos],
  );
  const ad = hasAds && !demo.options.disableAd ? <DemoAd /> : undefined;
  return <Demo {...{ demo, html, styledHtml, load, loadSandbox, loadEditor, ad, product }} />;
}

const loadSandboxes = () =>
  typeof window === 'undefined' ? onlyInBrowsers : import('@/features/sandbox');

const loadLiveEditor = () =>
  typeof window === 'undefined' ? onlyInBrowsers : import('@/features/live-editor');

const loadSandbox: DemoProps['loadSandbox'] = async () => {
  const { openSandbox } = await loadSandboxes();
  return (destination, { switches, ...chosen }) => {
    const { dark, rightToLeft, dense } = switches;
    const settings = {
      ...getThemeSettings(),
      paletteMode: dark ? 'dark' : 'light',
      direction: rightToLeft ? 'rtl' : 'ltr',
      dense,
    } as const;
    void openSandbox(destination, { ...chosen, settings });
  };
};

const loadEditor: DemoProps['loadEditor'] = async () => (await loadLiveEditor()).LiveEditor;
