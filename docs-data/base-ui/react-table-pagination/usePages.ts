import { useState } from 'react';

/** The state of the pagination, and the handlers that change it. */
export function usePages(firstSize: number) {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(firstSize);

  return {
    page,
    rowsPerPage,
    onPageChange: (_event: unknown, next: number) => setPage(next),
    onRowsPerPageChange: ({ target }: { target: { value: string } }) => {
      setRowsPerPage(Number(target.value));
      setPage(0);
    },
  };
}

/** The rows of one page. With -1 rows per page, all rows. */
export function pageOf<T>(
  rows: readonly T[],
  { page, rowsPerPage }: { page: number; rowsPerPage: number },
) {
  if (rowsPerPage === -1) return rows;
  return rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
}
