import { useState } from 'react';
import {
  TablePagination,
  tablePaginationClasses as classes,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const Pagination = styled(TablePagination)({
  [`& .${classes.toolbar}`]: { display: 'flex', alignItems: 'center', gap: 16 },
  [`& .${classes.displayedRows}`]: { margin: 0, unicodeBidi: 'plaintext' },
  [`& .${classes.actions}`]: { display: 'flex', gap: 8 },
  '& button': {
    inlineSize: 40,
    blockSize: 40,
    border: '1px solid light-dark(#6b7280, #9ca3af)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '&:dir(rtl) button span': { display: 'inline-block', scale: '-1 1' },
  '& button:disabled': { opacity: 0.5 },
}) as typeof TablePagination;

export default function UnstyledPaginationIntroduction() {
  const [page, setPage] = useState(0);

  return (
    <Pagination
      slots={{ root: 'div' }}
      count={42}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={10}
      rowsPerPageOptions={[]}
    />
  );
}
