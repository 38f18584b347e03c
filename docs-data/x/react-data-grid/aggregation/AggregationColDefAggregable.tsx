import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from './screenings';

const columns = screeningColumns.map((column) =>
  column.field === 'price' ? { ...column, aggregable: false } : column,
);

export default function AggregationColDefAggregable() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={columns}
        initialState={{ aggregation: { model: { sold: 'sum' } } }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films, without a sum of prices' } }}
      />
    </Box>
  );
}
