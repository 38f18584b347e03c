import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { books, type Book } from '../../data/books';

function ReserveButton({ row, hasFocus }: GridRenderCellParams<Book>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return (
    <Button
      ref={button}
      size="small"
      tabIndex={hasFocus ? 0 : -1}
      aria-label={`Reserve ${row.title}`}
      onKeyDown={(event) => {
        if (event.key === ' ') event.stopPropagation();
      }}
    >
      Reserve
    </Button>
  );
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 150 },
  {
    field: 'reserve',
    headerName: 'Reserve',
    width: 120,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: (params) => <ReserveButton {...params} />,
  },
];

export default function FocusManagement() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books to reserve' } }}
      />
    </Box>
  );
}
