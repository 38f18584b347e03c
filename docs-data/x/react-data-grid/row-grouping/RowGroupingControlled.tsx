import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from './deliveries';
import { keepTabStop } from './keepTabStop';

export default function RowGroupingControlled() {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState(['material']);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(event, fields) =>
          keepTabStop(event, apiRef.current, () => setModel(fields))
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="district">District</ToggleButton>
        <ToggleButton value="material">Material</ToggleButton>
        <ToggleButton value="driver">Driver</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 280 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={deliveries}
          columns={deliveryColumns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          density="compact"
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Deliveries, grouped by you' } }}
        />
      </Box>
    </Box>
  );
}
