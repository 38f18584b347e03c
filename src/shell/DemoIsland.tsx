import { useCallback } from 'react';
import { getThemeSettings } from '@/base/theme/settings';
import { Demo, type DemoProps } from '@/features/demos';
import type { DemoBlock } from '@/model';
import type { Drawing } from './blocks';

/** Draws a demo of the page being read. */
export function DemoIsland({ block, product, loadDemos }: Drawing<DemoBlock>) {
  const { demo, html } = block;
  const load = useCallback(async () => {
    const Component = (await loadDemos())[demo.name];
    if (!Component) throw new Error(`The demo "${demo.name}" is not in the registry of its page.`);
    return Component;
  }, [demo.name, loadDemos]);
  return <Demo demo={demo} html={html} load={load} loadSandbox={loadSandbox} product={product} />;
}

const loadSandbox: DemoProps['loadSandbox'] = async () => {
  const { openSandbox } = await import('@/features/sandbox');
  return (destination, chosen) =>
    void openSandbox(destination, { ...chosen, settings: getThemeSettings() });
};
