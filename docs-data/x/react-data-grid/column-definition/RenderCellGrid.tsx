import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 150 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 160,
    display: 'flex',
    renderCell: ({ value }) => (
      <Rating value={value} precision={0.5} size="small" readOnly />
    ),
  },
];

export default function RenderCellGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books and their ratings' } }}
      />
    </Box>
  );
}
