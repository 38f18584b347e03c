import { useEffect, useRef, useState } from 'react';
import { copyText } from './copyText';

/** Whether something was copied just now, and how to copy. */
export interface CopyState {
  isCopied: boolean;
  /** Copies; a browser that does not allow it changes nothing. */
  copy: (text: string) => Promise<void>;
}

/** Remembers for `timeout` milliseconds that something was copied. */
export function useCopy(timeout: number): CopyState {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    try {
      await copyText(text);
    } catch {
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), timeout);
  };
  return { isCopied, copy };
}
