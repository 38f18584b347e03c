import { useEffect, useState } from 'react';
import { employees, type Employee } from '../../data/employees';

interface CursorPage {
  rows: Employee[];
  /** Id after which the next page begins; undefined on the last page. */
  next?: number;
}

/** Simulates a server that returns the rows after an id. */
function askAfter(cursor = 0, limit: number): Promise<CursorPage> {
  const rest = employees.filter(({ id }) => id > cursor);
  const rows = rest.slice(0, limit);
  const next = rest.length > limit ? rows.at(-1)?.id : undefined;
  return new Promise((resolve) => {
    setTimeout(() => resolve({ rows, next }), 400);
  });
}

/** Returns the page after a cursor, or the previous page until it arrives. */
export function useCursorPage(cursor: number | undefined, limit: number) {
  const [page, setPage] = useState<CursorPage & { after?: number }>();

  useEffect(() => {
    let isCurrent = true;
    askAfter(cursor, limit).then((answer) => {
      if (isCurrent) setPage({ ...answer, after: cursor });
    });
    return () => {
      isCurrent = false;
    };
  }, [cursor, limit]);

  return {
    rows: page?.rows ?? [],
    next: page?.next,
    total: employees.length,
    loading: !page || page.after !== cursor,
  };
}
