import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
} from '@mui/x-data-grid-premium';
import { screeningColumns, screenings } from './screenings';

export default function AggregationControlled() {
  const [model, setModel] = useState<GridAggregationModel>({ sold: 'sum' });
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tickets sold"
        value={model.sold ?? null}
        onChange={(_event, value) => value && setModel({ sold: value })}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Maximum</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 250 }}>
        <DataGridPremium
          rows={screenings}
          columns={screeningColumns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          density="compact"
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Films and tickets' } }}
        />
      </Box>
    </Box>
  );
}
