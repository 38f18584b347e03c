import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function DensitySelectorSmallGrid() {
  const [density, setDensity] = useState<GridDensity>('compact');
  const isCompact = density === 'compact';
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Compact rows"
        control={<Switch checked={isCompact} />}
        onChange={() => setDensity(isCompact ? 'standard' : 'compact')}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={departures}
          columns={departureColumns}
          density={density}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
    </Box>
  );
}
