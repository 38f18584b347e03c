import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from './screenings';

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => value != null)
      .sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const low = sorted[Math.ceil(middle) - 1];
    const high = sorted[Math.floor(middle)];
    return low == null || high == null ? null : (low + high) / 2;
  },
};
const functions = { ...GRID_AGGREGATION_FUNCTIONS, median };

export default function AggregationCustomFunction() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={screeningColumns}
        aggregationFunctions={functions}
        initialState={{ aggregation: { model: { sold: 'median' } } }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films with the median' } }}
      />
    </Box>
  );
}
