import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings, type Screening } from './screenings';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});
const columns: GridColDef<Screening>[] = [
  ...screeningColumns.slice(0, 3),
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.sold * row.price,
    valueFormatter: (value?: number) =>
      value == null ? '' : euros.format(value),
  },
];

export default function AggregationValueFormatter() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={columns}
        initialState={{ aggregation: { model: { revenue: 'sum' } } }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films, with a sum in euros' } }}
      />
    </Box>
  );
}
