import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { moneyColumn } from './moneyColumn';

const columns: GridColDef[] = [
  { field: 'month', headerName: 'Month', flex: 1, minWidth: 120 },
  { ...moneyColumn, field: 'rent', headerName: 'Rent' },
  { ...moneyColumn, field: 'power', headerName: 'Power' },
  { ...moneyColumn, field: 'repairs', headerName: 'Repairs' },
];

const rows = [
  { id: 1, month: 'January', rent: 1480, power: 212.4, repairs: null },
  { id: 2, month: 'February', rent: 1480, power: 198.75, repairs: 64.9 },
  { id: 3, month: 'March', rent: 1510, power: 161, repairs: null },
  { id: 4, month: 'April', rent: 1510, power: 120.3, repairs: 310 },
];

export default function CustomColumnTypesGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Workshop costs' } }}
        sx={{ '& .money': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </Box>
  );
}
