import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { books, type Book } from '../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 140 },
  { field: 'subject', headerName: 'Subject', width: 130 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'book',
    headerName: 'Book',
    children: [{ field: 'title' }, { field: 'author' }, { field: 'subject' }],
  },
  {
    groupId: 'readers',
    headerName: 'Readers',
    children: [{ field: 'rating' }],
  },
];

export default function BreakingGroupDemo() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books' } }}
      />
    </Box>
  );
}
