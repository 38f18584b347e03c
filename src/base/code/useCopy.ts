import { useTransientState } from '@/base/hooks';
import { copyText } from './copyText';

/** State and function returned by {@link useCopy}. */
export interface CopyState {
  isCopied: boolean;
  /** Copies a text. Does nothing if the browser does not allow it. */
  copy: (text: string) => Promise<void>;
}

/** Returns a function that copies a text, and whether it did so within the last `timeout` milliseconds. */
export function useCopy(timeout: number): CopyState {
  const [isCopied = false, setCopied] = useTransientState<true>(timeout);
  const copy = async (text: string) => {
    try {
      await copyText(text);
    } catch {
      return;
    }
    setCopied(true);
  };
  return { isCopied, copy };
}
