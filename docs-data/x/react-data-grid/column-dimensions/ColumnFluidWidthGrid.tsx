import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../data/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Departs', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 2, minWidth: 140 },
  { field: 'via', headerName: 'Via', flex: 3, minWidth: 160 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 100 },
];

export default function ColumnFluidWidthGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
