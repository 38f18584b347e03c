import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'workshop', headerName: 'Workshop', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 80 },
  {
    field: 'free',
    headerName: 'Free',
    type: 'number',
    width: 80,
    valueGetter: (_value, row) => row.seats - row.booked,
  },
];

const rows = [
  { id: 1, workshop: 'Bookbinding', room: 'Attic', seats: 12, booked: 9 },
  { id: 2, workshop: 'Bread baking', room: 'Kitchen', seats: 8, booked: 8 },
  { id: 3, workshop: 'Bike repair', room: 'Yard', seats: 10, booked: 4 },
  { id: 4, workshop: 'Screen printing', room: 'Studio', seats: 6, booked: 5 },
  { id: 5, workshop: 'Wood carving', room: 'Workshop', seats: 8, booked: 2 },
  { id: 6, workshop: 'Watercolor', room: 'Studio', seats: 14, booked: 11 },
  { id: 7, workshop: 'Knife sharpening', room: 'Kitchen', seats: 8, booked: 3 },
  { id: 8, workshop: 'Seed saving', room: 'Yard', seats: 20, booked: 13 },
];

export default function DataTable() {
  return (
    <Paper sx={{ width: '100%', height: 400 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
        slotProps={{ main: { 'aria-label': 'Workshops' } }}
        sx={{ border: 0 }}
      />
    </Paper>
  );
}
