import { useMemo, useSyncExternalStore } from 'react';
import type { GridInitialState } from '@mui/x-data-grid';

const subscribe = () => () => {};

/** A view of a grid in the storage of the browser. On the server, `isRead` is false. */
export function useStoredView(key: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) ?? '{}',
    () => undefined,
  );
  const view = useMemo<GridInitialState>(
    () => JSON.parse(text ?? '{}'),
    [text],
  );
  return {
    view,
    isRead: text !== undefined,
    save: (next: GridInitialState) =>
      localStorage.setItem(key, JSON.stringify(next)),
    forget: () => localStorage.removeItem(key),
  };
}
