import Box from '@mui/material/Box';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 180 },
  {
    field: 'frozen',
    headerName: 'Frozen portions',
    type: 'number',
    width: 170,
    renderHeader: ({ colDef }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <AcUnitIcon fontSize="small" />
        {colDef.headerName}
      </Box>
    ),
  },
];

const rows = [
  { id: 1, dish: 'Lentil soup', frozen: 18 },
  { id: 2, dish: 'Vegetable lasagna', frozen: 6 },
];

export default function RenderHeaderGrid() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Meals in the freezer' } }}
      />
    </Box>
  );
}
