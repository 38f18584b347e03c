import { useState } from 'react';
import TablePagination, {
  tablePaginationClasses,
} from '@mui/material/TablePagination';

/** Leaves enough space on a phone for both arrows. */
const compact = {
  [`& .${tablePaginationClasses.selectRoot}`]: { mr: { xs: 1, sm: 4 } },
  [`& .${tablePaginationClasses.toolbar} .${tablePaginationClasses.actions}`]: {
    ml: { xs: 0.5, sm: 2.5 },
  },
};

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
      sx={compact}
    />
  );
}
