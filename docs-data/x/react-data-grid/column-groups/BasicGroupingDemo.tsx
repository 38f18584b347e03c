import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'jan', headerName: 'January', type: 'number', width: 110 },
  { field: 'jul', headerName: 'July', type: 'number', width: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 100 },
  { field: 'amount', headerName: 'Amount (mm)', type: 'number', width: 140 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Station',
    children: [{ groupId: 'Place', children: [{ field: 'city' }] }],
  },
  {
    groupId: 'Climate',
    children: [
      {
        groupId: 'temperature',
        headerName: 'Temperature (°C)',
        children: [{ field: 'jan' }, { field: 'jul' }],
      },
      {
        groupId: 'Rain',
        children: [{ field: 'days' }, { field: 'amount' }],
      },
    ],
  },
];

const rows = [
  { id: 1, city: 'Port Ellery', jan: 4, jul: 17, days: 164, amount: 1080 },
  { id: 2, city: 'Stonebridge', jan: -2, jul: 21, days: 98, amount: 610 },
];

export default function BasicGroupingDemo() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Climate of two cities' } }}
      />
    </Box>
  );
}
