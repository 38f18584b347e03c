import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, workshop: 'Pottery', email: 'clay@example.com', seats: 8 },
  { id: 2, workshop: 'Bookbinding', email: 'paper@example.com', seats: 6 },
  { id: 3, workshop: 'Weaving', email: 'loom@example.com', seats: 5 },
  { id: 4, workshop: 'Woodcarving', email: 'wood@example.com', seats: 10 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'workshop', headerName: 'Workshop', flex: 1, minWidth: 130 },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 170,
    renderCell: ({ value, hasFocus }) => (
      <Link href={`mailto:${value}`} tabIndex={hasFocus ? 0 : -1}>
        {value}
      </Link>
    ),
  },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

export default function LinkCellGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        slotProps={{ main: { 'aria-label': 'Workshops and contacts' } }}
      />
    </Box>
  );
}
