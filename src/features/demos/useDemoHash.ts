import { useEffect, type RefObject } from 'react';
import { parseDemoHash } from '@/base/code';

interface DemoHashOptions {
  name: string;
  openCode: () => void;
}

/** Follows the address: a hash with a language opens the demo's code, and any that names the demo scrolls to it. */
export function useDemoHash(
  box: RefObject<HTMLElement | null>,
  { name, openCode }: DemoHashOptions,
): void {
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      const { demo, variant } = parseDemoHash(hash);
      if (demo !== name) return;
      if (variant) openCode();
      // The browser scrolls by itself only where the hash is an id.
      if (hash !== `#${name}`) box.current?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [box, name, openCode]);
}
