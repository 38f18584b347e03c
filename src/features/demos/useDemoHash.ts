import { useEffect, type RefObject } from 'react';
import { parseDemoHash, watchHash } from '@/base/code';

interface DemoHashOptions {
  name: string;
  openCode: () => void;
  /** Opens the edit that an address holds; none where the demo cannot be edited. */
  openEdit?: (edit: string) => void;
}

/** Follows the address: a hash with a language opens the demo's code, one with an edit the editor, and any that names the demo scrolls to it. */
export function useDemoHash(
  box: RefObject<HTMLElement | null>,
  { name, openCode, openEdit }: DemoHashOptions,
): void {
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      const { demo, variant, edit } = parseDemoHash(hash);
      if (demo !== name) return;
      if (variant || edit !== undefined) openCode();
      if (edit !== undefined) openEdit?.(edit);
      // The browser scrolls by itself only where the hash is an id.
      if (hash !== `#${name}`) box.current?.scrollIntoView();
    };
    follow();
    return watchHash(follow);
  }, [box, name, openCode, openEdit]);
}
