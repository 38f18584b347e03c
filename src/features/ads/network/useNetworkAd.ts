import { useEffect, useRef, useState, type RefObject } from 'react';
import type { NetworkState } from '../chooseAd';
import { pollNetworkAd } from './pollNetworkAd';

/**
 * Loads the network's ad into the element with the returned ref while the component is mounted. Returns the state of
 * the ad and the ref.
 */
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

/** Selector of the element that the network's script creates. */
const element = '#carbonads';

/**
 * Returns what `box` contains: nothing, an ad, or the network's fallback for backers. An empty element, as a script
 * that fails leaves it, counts as nothing.
 */
function findNetworkAd(box: Element): 'none' | 'shown' | 'backers' {
  if (!box.querySelector(`${element} > *`)) return 'none';
  return box.querySelector(`${element} a[href*="/discover-more/backers"]`) ? 'backers' : 'shown';
}

/** Adds the network's script to `box`; the script adds its ad next to itself. Returns a function that removes both. */
function injectScript(box: Element, src: string): () => void {
  const script = document.createElement('script');
  // The script finds its own element by this id.
  script.id = '_carbonads_js';
  script.async = true;
  script.src = src;
  box.append(script);
  return () => box.replaceChildren();
}
