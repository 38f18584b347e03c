import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from './screenings';

const { sum, size } = GRID_AGGREGATION_FUNCTIONS;
const functions = { sum, size };

export default function AggregationRemoveFunctionAllColumns() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={screeningColumns}
        aggregationFunctions={functions}
        initialState={{ aggregation: { model: { sold: 'sum' } } }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films with sums and counts' } }}
      />
    </Box>
  );
}
