export { useDebouncedValue } from './useDebouncedValue';
export { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect';
export { useTransientState } from './useTransientState';
