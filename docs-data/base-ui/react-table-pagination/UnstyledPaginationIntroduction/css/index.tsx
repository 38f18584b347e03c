import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

export default function UnstyledPaginationIntroduction() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      className="letters-pages"
      slots={{ root: 'div' }}
      count={42}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={10}
      rowsPerPageOptions={[]}
    />
  );
}
