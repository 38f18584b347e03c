import { useState } from 'react';
import TablePagination from '@mui/material/TablePagination';

export default function TablePaginationDemo() {
  const [page, setPage] = useState(2);
  const [perPage, setPerPage] = useState(10);

  return (
    <TablePagination
      component="div"
      count={96}
      labelRowsPerPage="Rows:"
      page={page}
      rowsPerPage={perPage}
      onPageChange={(_event, value) => setPage(value)}
      onRowsPerPageChange={({ target }) => {
        setPerPage(Number(target.value));
        setPage(0);
      }}
    />
  );
}
