import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from './screenings';

export default function AggregationInitialState() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={screeningColumns}
        initialState={{ aggregation: { model: { sold: 'sum', price: 'avg' } } }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films of the week' } }}
      />
    </Box>
  );
}
