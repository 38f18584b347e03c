import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from './screenings';

const items = [{ id: 1, field: 'sold', operator: '>', value: 50 }];
const initialState = {
  aggregation: { model: { sold: 'sum' } },
  filter: { filterModel: { items } },
};

export default function AggregationFiltering() {
  return (
    <Box sx={{ height: 210, width: '100%' }}>
      <DataGridPremium
        rows={screenings}
        columns={screeningColumns}
        aggregationRowsScope="all"
        disableEval
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Films with more than 50 tickets' },
        }}
      />
    </Box>
  );
}
