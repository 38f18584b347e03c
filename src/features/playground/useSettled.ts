import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const pause = 250;

/** A value once it has stopped changing. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const due = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(due);
  }, [value]);
  return settled;
}
