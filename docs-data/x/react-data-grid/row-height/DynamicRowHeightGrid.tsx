import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'text', headerName: 'Letter', flex: 1, minWidth: 180 },
];

const getHeight = () => 'auto' as const;
const getEstimate = () => 72;

export default function DynamicRowHeightGrid() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={letters}
        columns={columns}
        getRowHeight={getHeight}
        getEstimatedRowHeight={getEstimate}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Letters to the council' } }}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
