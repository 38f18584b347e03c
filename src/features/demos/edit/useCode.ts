import { useCallback, useEffect, useState } from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { EditableCode } from './EditableCode';

/** Fetches what shows the whole code of a demo; most readers of a page ask for none. */
export const loadCode = () =>
  typeof window === 'undefined' ? onlyInBrowsers : import('./EditableCode');

/** What shows the code on its way. */
export interface CodeState {
  Code?: typeof EditableCode;
  failed: boolean;
  retry: () => void;
}

/** Loads what shows the whole code of a demo once it is `wanted`. */
export function useCode(wanted: boolean): CodeState {
  const [state, setState] = useState<Omit<CodeState, 'retry'>>({ failed: false });
  const isDue = wanted && !state.Code && !state.failed;
  useEffect(() => {
    if (!isDue) return;
    loadCode().then(
      ({ EditableCode: Code }) => setState({ Code, failed: false }),
      () => setState({ failed: true }),
    );
  }, [isDue]);
  return { ...state, retry: useCallback(() => setState({ failed: false }), []) };
}
