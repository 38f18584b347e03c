import { useEffect, useLayoutEffect } from 'react';

/** A layout effect for components that the server renders, where React 18 warns about layout effects. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
