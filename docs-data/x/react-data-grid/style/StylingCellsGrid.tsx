import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../data/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Departs', width: 100, cellClassName: 'time' },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 160 },
  {
    field: 'delay',
    headerName: 'Delay',
    type: 'number',
    width: 120,
    valueFormatter: (delay: number) =>
      delay > 0 ? `+${delay} min` : 'On time',
    cellClassName: ({ row }) => (row.delay > 5 ? 'late' : ''),
  },
];

export default function StylingCellsGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures' } }}
        sx={{
          '& .time': { fontWeight: 'bold' },
          '& .late': { color: 'error.main' },
        }}
      />
    </Box>
  );
}
