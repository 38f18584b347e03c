import { useEffect, type RefObject } from 'react';
import { parseDemoHash, watchHash } from '@/base/code';

interface DemoHashOptions {
  /** The id of the demo's element. */
  id: string;
  openCode: () => void;
  /** Opens the edit that an address holds; none where the demo cannot be edited. */
  openEdit?: (edit: string) => void;
}

/** Follows the address: a hash with a language opens the demo's code, one with an edit the editor, and any that names the demo scrolls to it. */
export function useDemoHash(
  box: RefObject<HTMLElement | null>,
  { id, openCode, openEdit }: DemoHashOptions,
): void {
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      const { demo, variant, edit } = parseDemoHash(hash);
      if (demo !== id) return;
      if (variant || edit !== undefined) openCode();
      if (edit !== undefined) openEdit?.(edit);
      // The browser scrolls by itself only where the hash is an id.
      if (hash !== `#${id}`) box.current?.scrollIntoView();
    };
    follow();
    return watchHash(follow);
  }, [box, id, openCode, openEdit]);
}
