import { useEffect, type RefObject } from 'react';
import { parseDemoHash, watchHash } from '@/base/code';

interface DemoHashOptions {
  /** Id of the demo's element. */
  id: string;
  openCode: () => void;
  /** Opens the edit in the URL; undefined if the demo cannot be edited. */
  openEdit?: (edit: string) => void;
}

/**
 * Follows the hash of the URL: a language opens the demo's code, an edit opens the editor, and any hash that names the
 * demo scrolls to it.
 */
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
      // The browser itself scrolls only if the hash is an id.
      if (hash !== `#${id}`) box.current?.scrollIntoView();
    };
    follow();
    return watchHash(follow);
  }, [box, id, openCode, openEdit]);
}
