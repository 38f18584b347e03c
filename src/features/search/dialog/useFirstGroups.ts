import { startTransition, useEffect, useState } from 'react';
import type { EntryGroup } from './entries';

/** Number of groups that fill the dialog on most screens. */
const firstGroups = 3;

/**
 * Returns the groups to render: the visible ones first, then all. The first render of options is three times as slow as
 * later ones, because the browser compiles their code.
 */
export function useFirstGroups(groups: readonly EntryGroup[]): readonly EntryGroup[] {
  const [isWarm, setWarm] = useState(false);
  const isFirst = !isWarm && groups.length > firstGroups;
  useEffect(() => {
    if (isFirst) startTransition(() => setWarm(true));
  }, [isFirst]);
  return isFirst ? groups.slice(0, firstGroups) : groups;
}
