import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from './screenings';

const columns = screeningColumns.map((column) => ({
  ...column,
  aggregable: false,
}));
const model = { sold: 'sum' };

export default function AggregationColDefNonAggregable() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={columns}
        aggregationModel={model}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films with a fixed sum' } }}
      />
    </Box>
  );
}
