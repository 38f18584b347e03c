import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings, type Screening } from './screenings';

const columns: GridColDef<Screening>[] = [
  { field: 'hall', headerName: 'Hall', width: 120 },
  ...screeningColumns,
];
const initialState = {
  rowGrouping: { model: ['hall'] },
  columns: { columnVisibilityModel: { hall: false } },
  aggregation: { model: { sold: 'sum' } },
};

export default function AggregationRowGrouping() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films by hall' } }}
      />
    </Box>
  );
}
