import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const trains = departures.slice(0, 4);

export default function ClipboardCopy() {
  const [copied, setCopied] = useState('');
  const count = copied ? copied.split('\n').length : 0;
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 240 }}>
        <DataGrid
          rows={trains}
          columns={departureColumns}
          onClipboardCopy={setCopied}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {count > 0 && `Copied ${count} ${count === 1 ? 'line' : 'lines'}.`}
      </Typography>
    </Box>
  );
}
