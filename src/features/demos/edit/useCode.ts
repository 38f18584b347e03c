import { useCallback, useEffect, useState } from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { EditableCode } from './EditableCode';

/** Loads the component for the whole code of a demo. Loaded on demand: most readers open no code. */
export const loadCode = () =>
  typeof window === 'undefined' ? onlyInBrowsers : import('./EditableCode');

/** The loading state of the code component. */
export interface CodeState {
  Code?: typeof EditableCode;
  failed: boolean;
  retry: () => void;
}

/** Loads the component for the whole code of a demo once `wanted` is true. */
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
