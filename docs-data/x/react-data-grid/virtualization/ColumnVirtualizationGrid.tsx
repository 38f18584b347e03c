import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const stops = Array.from({ length: 59 }, (_, index) => `stop${index + 1}`);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Bus', width: 90 },
  ...stops.map((field, index) => ({
    field,
    headerName: `Stop ${index + 1}`,
    width: 100,
  })),
];

function timeOf(bus: number, stop: number) {
  const minutes = 300 + bus * 20 + stop * 3;
  const hour = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

const rows = Array.from({ length: 40 }, (_, bus) => ({
  id: 101 + bus,
  ...Object.fromEntries(stops.map((field, at) => [field, timeOf(bus, at)])),
}));

export default function ColumnVirtualizationGrid() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnBufferPx={200}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Timetable of the buses' } }}
      />
    </Box>
  );
}
