import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { applyEdit, type EditedProps } from './applyEdit';
import { followEdits, latestEdit, onEdit } from './followEdits';

/** Returns a page's properties with the latest edit of its text, which the compiler sends before it has checked it. */
export function useEditsAtOnce<P extends EditedProps>(props: P): P {
  const { view, edits } = props;
  const edit = useSyncExternalStore(
    onEdit,
    () => latestEdit(view?.page.pathname),
    () => undefined,
  );
  // Runs whenever data arrives, to reconnect to a stream that ended.
  useEffect(() => {
    if (edits) followEdits(edits.channel);
  }, [edits]);
  return useMemo(() => applyEdit(props, edit), [props, edit]);
}
