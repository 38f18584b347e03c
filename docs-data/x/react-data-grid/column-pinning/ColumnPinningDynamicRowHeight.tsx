import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { roster, rosterColumns } from './roster';

const columns = [
  ...rosterColumns,
  { field: 'note', headerName: 'Note', width: 160 },
];

const getHeight = () => 'auto' as const;
const getEstimate = () => 62;

export default function ColumnPinningDynamicRowHeight() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGridPro
        rows={roster}
        columns={columns}
        getRowHeight={getHeight}
        getEstimatedRowHeight={getEstimate}
        initialState={{ pinnedColumns: { right: ['note'] } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shifts with notes' } }}
        sx={{ [`& .${gridClasses.cell}`]: { py: 0.5 } }}
      />
    </Box>
  );
}
