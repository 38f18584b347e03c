import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams } from '@mui/x-data-grid';

const days = ['mon', 'tue', 'wed', 'thu', 'fri'];

const columns = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  ...days.map((day) => ({
    field: day,
    headerName: day.charAt(0).toUpperCase() + day.slice(1),
    width: 90,
  })),
];

const rows = [
  { id: 1, room: 'Attic', mon: 'Yoga', wed: 'Choir' },
  { id: 2, room: 'Kitchen', tue: 'Bread', thu: 'Soup' },
  { id: 3, room: 'Hall', wed: 'Chess', fri: 'Dance' },
];

const classOf = ({ field, value }: GridCellParams) =>
  field !== 'room' && value ? 'taken' : '';

export default function StylingAllCells() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getCellClassName={classOf}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Rooms of the week' } }}
        sx={{ '& .taken': { bgcolor: 'action.selected' } }}
      />
    </Box>
  );
}
