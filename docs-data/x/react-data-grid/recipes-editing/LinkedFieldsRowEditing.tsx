import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bookings, buildings, roomsOf, type Booking } from './bookings';
import BuildingEditCell from './BuildingEditCell';

const columns: GridColDef<Booking>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  {
    field: 'building',
    headerName: 'Building',
    type: 'singleSelect',
    valueOptions: buildings,
    flex: 1,
    minWidth: 140,
    editable: true,
    renderEditCell: (params) => <BuildingEditCell {...params} />,
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

export default function LinkedFieldsRowEditing() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={columns}
        editMode="row"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Courses' } }}
      />
    </Box>
  );
}
