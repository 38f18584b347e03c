import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';

const slotProps = {
  toolbar: { className: 'flex items-center gap-4' },
  displayedRows: { className: 'm-0 [unicode-bidi:plaintext]' },
  actions: {
    className:
      'flex gap-2 [&>button]:size-10 [&>button]:rounded-lg [&>button]:border [&>button]:border-gray-500 [&>button:disabled]:opacity-50 dark:[&>button]:border-gray-400 rtl:[&_span]:inline-block rtl:[&_span]:-scale-x-100',
  },
};

export default function UnstyledPaginationIntroduction() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      slots={{ root: 'div' }}
      slotProps={slotProps}
      count={42}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={10}
      rowsPerPageOptions={[]}
    />
  );
}
