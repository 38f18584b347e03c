import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../data/books';
import RatingEditCell from './RatingEditCell';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 150,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => (
      <Rating value={value} precision={0.5} readOnly />
    ),
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
];

export default function CustomEditComponent() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books to rate' } }}
      />
    </Box>
  );
}
