import { useEffect, useRef, useState, type RefObject } from 'react';
import type { NetworkState } from '../chooseAd';
import { findNetworkAd } from './findNetworkAd';
import { injectScript } from './injectScript';
import { pollNetworkAd } from './pollNetworkAd';

/** Brings the network's ad into the element it gives, as long as the component is mounted, and says what became of it. */
export function useNetworkAd(src: string | undefined): [NetworkState, RefObject<HTMLDivElement>] {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<NetworkState>('waiting');
  useEffect(() => {
    const element = box.current;
    if (!src || !element) return undefined;
    const remove = injectScript(element, src);
    const end = pollNetworkAd(() => findNetworkAd(element), setState);
    return () => {
      end();
      remove();
    };
  }, [src]);
  return [state, box];
}
