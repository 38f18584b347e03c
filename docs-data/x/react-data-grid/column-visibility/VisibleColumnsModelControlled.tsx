import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const brief: GridColumnVisibilityModel = { via: false, line: false };

export default function VisibleColumnsModelControlled() {
  const [model, setModel] = useState(brief);
  const isBrief = model.via === false && model.line === false;
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Fewer columns"
        control={<Switch checked={isBrief} />}
        onChange={() => setModel(isBrief ? {} : brief)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={departures}
          columns={departureColumns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
    </Box>
  );
}
