import { useCallback, useEffect, useRef, useState } from 'react';

/** Returns state that becomes undefined again `duration` milliseconds after the last call of its setter. */
export function useTransientState<T>(duration: number): [T | undefined, (value: T) => void] {
  const [state, setState] = useState<T>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = useCallback(
    (value: T) => {
      setState(() => value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState(undefined), duration);
    },
    [duration],
  );
  return [state, set];
}
