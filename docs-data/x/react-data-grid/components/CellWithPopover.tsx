import { useEffect, useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

const columns = bookColumns.slice(0, 2);
const shelf = books.slice(0, 5);

export default function CellWithPopover() {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const show = ({ currentTarget }: SyntheticEvent<Element>) => {
    const element = currentTarget as HTMLElement;
    if (element.dataset.field === 'title') setCell(element);
  };
  const hide = ({ currentTarget }: SyntheticEvent<Element>) =>
    setCell((shown) => (shown === currentTarget ? null : shown));
  useEffect(() => {
    if (!cell) return undefined;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setCell(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [cell]);
  const id = cell?.closest<HTMLElement>('[data-id]')?.dataset.id;
  const book = shelf.find((row) => String(row.id) === id);
  return (
    <Box sx={{ height: 262, width: '100%' }}>
      <DataGrid
        rows={shelf}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Books with details' },
          cell: {
            onMouseEnter: show,
            onMouseLeave: hide,
            onFocus: show,
            onBlur: hide,
          },
        }}
      />
      {cell && book && (
        <Popper open anchorEl={cell} placement="bottom-start" role="status">
          <Paper elevation={4} sx={{ p: 1.5 }}>
            {book.subject}, {book.year}, {book.pages} pages
          </Paper>
        </Popper>
      )}
    </Box>
  );
}
