import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from './screenings';

export default function AggregationDisabled() {
  return (
    <Box sx={{ height: 210, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={screeningColumns}
        disableAggregation
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Films, without sums' } }}
      />
    </Box>
  );
}
