import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for `delay` milliseconds, and `initial` before that. */
export function useDebouncedValue<T>(value: T, delay: number, initial = value): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
