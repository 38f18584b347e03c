import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'dateTime', width: 170 },
  { field: 'breakfast', headerName: 'Breakfast', type: 'boolean', width: 110 },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    width: 110,
    valueOptions: [
      { value: 's', label: 'Single' },
      { value: 'd', label: 'Double' },
      { value: 'f', label: 'Family' },
    ],
  },
];

const rows = [
  {
    id: 1,
    guest: 'Mirela Duka',
    nights: 3,
    arrival: new Date(2024, 6, 12),
    booked: new Date(2024, 5, 3, 14, 20),
    breakfast: true,
    room: 'd',
  },
  {
    id: 2,
    guest: 'Tomas Reyes',
    nights: 1,
    arrival: new Date(2024, 6, 13),
    booked: new Date(2024, 6, 1, 9, 5),
    breakfast: false,
    room: 's',
  },
];

export default function ColumnTypesGrid() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Reservations' } }}
      />
    </Box>
  );
}
