import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { roster, rosterColumns } from './roster';

export default function ControlPinnedColumns() {
  const [pinned, setPinned] = useState<GridPinnedColumnFields>({});
  const keepsName = pinned.left?.includes('name') ?? false;
  const toggle = () => setPinned(keepsName ? {} : { left: ['name'] });
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep names in view"
        control={<Switch checked={keepsName} onChange={toggle} />}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 190 }}>
        <DataGridPro
          rows={roster}
          columns={rosterColumns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Shifts' } }}
        />
      </Box>
    </Box>
  );
}
