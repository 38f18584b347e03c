import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { applyEdit, type EditedProps } from './applyEdit';
import { followEdits, latestEdit, onEdit } from './followEdits';

/** The properties of a page with the latest edit of its text, which the compiler tells of while it still checks it. */
export function useEditsAtOnce<P extends EditedProps>(props: P): P {
  const { view, edits } = props;
  const edit = useSyncExternalStore(
    onEdit,
    () => latestEdit(view?.page.pathname),
    () => undefined,
  );
  // With each new data: a stream that ended is looked for again.
  useEffect(() => {
    if (edits) followEdits(edits.channel);
  }, [edits]);
  return useMemo(() => applyEdit(props, edit), [props, edit]);
}
