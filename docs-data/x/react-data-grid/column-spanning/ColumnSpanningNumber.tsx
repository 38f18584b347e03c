import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'summary', headerName: 'Route', width: 120, colSpan: 2 },
  { field: 'via', headerName: 'Via', flex: 1, minWidth: 160 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, summary: 'Ferry by way of Gull Rock', minutes: 55 },
  { id: 2, summary: 'Coast path, then bus 12', minutes: 80 },
];

export default function ColumnSpanningNumber() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnSorting
        disableColumnMenu
        slotProps={{ main: { 'aria-label': 'Routes to the island' } }}
      />
    </Box>
  );
}
