import { useEffect, useRef, useState, type RefObject } from 'react';
import type { NetworkState } from '../chooseAd';
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

/** What the network's script puts on the page. */
const element = '#carbonads';

/**
 * What of the network's ad is inside `box`: nothing, an ad, or its fallback for those who support the libraries. An
 * element without content, which a broken script leaves, is no ad.
 */
function findNetworkAd(box: Element): 'none' | 'shown' | 'backers' {
  if (!box.querySelector(`${element} > *`)) return 'none';
  return box.querySelector(`${element} a[href*="/discover-more/backers"]`) ? 'backers' : 'shown';
}

/** Puts the network's script into `box`; the ad comes next to it. Returns a function that takes both away. */
function injectScript(box: Element, src: string): () => void {
  const script = document.createElement('script');
  // The script looks for itself by this id.
  script.id = '_carbonads_js';
  script.async = true;
  script.src = src;
  box.append(script);
  return () => box.replaceChildren();
}
