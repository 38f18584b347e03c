import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const trains = departures.slice(0, 5);

export default function SubscribeToEventsProp() {
  const [train, setTrain] = useState('Click a train.');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 262 }}>
        <DataGrid
          rows={trains}
          columns={departureColumns}
          onRowClick={({ row }) =>
            setTrain(`${row.time} to ${row.destination}`)
          }
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {train}
      </Typography>
    </Box>
  );
}
