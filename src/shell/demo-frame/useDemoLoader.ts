import { useCallback } from 'react';
import { fetchSource } from '@/features/demos';
import { followAddress } from '@/features/playground';
import { demoSourceUrl } from '@/model';
import { demoOf } from '../page/demoIndex';
import type { DemoFrameProps, DemoOrigin } from './demoFrameProps';

/**
 * Returns a function that loads a demo by its key in the registry of its page. If it is a playground, it gets the values
 * in the query of the URL.
 */
export function useDemoLoader(
  { name, pathname, css, loadDemos }: DemoFrameProps & DemoOrigin,
  key: string,
) {
  return useCallback(async () => {
    const Component = demoOf(await loadDemos(), key);
    const source = () => fetchSource(demoSourceUrl(pathname, name));
    await followAddress({ name, pathname, fetchSource: source });
    // The server's styles contain the variables.
    if (css === '') (await import('@/features/demos/registry')).addVariables(Component);
    return Component;
  }, [key, name, pathname, loadDemos, css]);
}
