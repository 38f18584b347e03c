export { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect';
