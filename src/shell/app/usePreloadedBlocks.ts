import type { Router } from 'next/router';
import { useEffect } from 'react';
import { onceIdle } from '@/base/browser';
import { preloadBlocks } from '../page/lateBlocks';

/**
 * Loads the code of all blocks before the next page needs it: when the browser is idle on a documentation page, at the
 * latest when a navigation starts.
 */
export function usePreloadedBlocks(isDocumentation: boolean, { events }: Pick<Router, 'events'>) {
  useEffect(() => (isDocumentation ? onceIdle(preloadBlocks) : undefined), [isDocumentation]);
  useEffect(() => {
    events.on('routeChangeStart', preloadBlocks);
    return () => events.off('routeChangeStart', preloadBlocks);
  }, [events]);
}
