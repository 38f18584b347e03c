import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { screeningColumns, screenings, type Screening } from './screenings';

type Pair = Pick<Screening, 'seats' | 'sold'>;
const share: GridAggregationFunction<Pair, number> = {
  label: 'share of seats',
  columnTypes: ['number'],
  hasCellUnit: false,
  getCellValue: ({ row }) => ({ seats: row.seats, sold: row.sold }),
  apply: ({ values }) => {
    const rows = values.filter((value) => value != null);
    const sold = rows.reduce((sum, row) => sum + row.sold, 0);
    const seats = rows.reduce((sum, row) => sum + row.seats, 0);
    return seats === 0 ? null : sold / seats;
  },
  valueFormatter: (value: number | null) =>
    value === null ? '' : `${Math.round(value * 100)}%`,
};
const functions = { ...GRID_AGGREGATION_FUNCTIONS, share };

export default function AggregationMultipleRowFields() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={screeningColumns}
        aggregationFunctions={functions}
        initialState={{ aggregation: { model: { sold: 'share' } } }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films and how full they were' } }}
      />
    </Box>
  );
}
