import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bookings, buildings, roomsOf, type Booking } from './bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  {
    field: 'building',
    headerName: 'Building',
    type: 'singleSelect',
    valueOptions: buildings,
    valueSetter: (building, row) =>
      building === row.building ? row : { ...row, building, room: '' },
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    valueOptions: ({ row }) => roomsOf(row?.building),
    width: 140,
    editable: true,
  },
];

export default function LinkedFieldsCellEditing() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Rooms of the courses' } }}
      />
    </Box>
  );
}
