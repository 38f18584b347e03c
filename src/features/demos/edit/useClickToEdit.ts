import { useEffect, type RefObject } from 'react';

/** Begins to edit when the reader clicks into the code, unless the click selects or presses something. */
export function useClickToEdit(box: RefObject<HTMLElement | null>, start: () => void): void {
  useEffect(() => {
    const element = box.current;
    const onClick = ({ target, detail, pointerType }: MouseEvent & { pointerType?: string }) => {
      // A finger scrolls and taps by accident; a second click selects a word.
      if (pointerType === 'touch' || detail !== 1) return;
      const isInCode = target instanceof Element && target.closest('pre code') !== null;
      if (isInCode && window.getSelection()?.isCollapsed !== false) start();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [box, start]);
}
