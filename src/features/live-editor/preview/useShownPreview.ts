import { useCallback, useLayoutEffect, useState } from 'react';

/** Whether the code of an edit may run, and whether its preview replaces the demo. */
interface ShownPreview {
  isAllowed: boolean;
  /** Called when the reader agrees that the code of a link runs. */
  allow: () => void;
  isShown: boolean;
}

/** Swaps the demo in its element for the preview: from the first edit on, or when the reader runs the code of a link. */
export function useShownPreview(
  stage: HTMLElement,
  { isLink, isEdited }: { isLink: boolean; isEdited: boolean },
): ShownPreview {
  // Code from a link runs only after the reader agrees.
  const [isAllowed, setAllowed] = useState(!isLink);
  const allow = useCallback(() => setAllowed(true), []);
  const isShown = useOnce(isAllowed && (isLink || isEdited));
  // A layout effect: the demo and the preview must be swapped in the same frame.
  useLayoutEffect(() => {
    stage.toggleAttribute('data-edited', isShown);
    return () => stage.removeAttribute('data-edited');
  }, [stage, isShown]);
  return { isAllowed, allow, isShown };
}

/** Returns whether a condition was ever true. */
function useOnce(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return isTrue || was;
}
