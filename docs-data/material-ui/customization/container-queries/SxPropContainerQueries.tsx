import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useState } from 'react';

const trip = (
  <Box
    sx={{
      bgcolor: 'action.hover',
      display: 'flex',
      flexDirection: { '@': 'column', '@260': 'row' },
      gap: 1,
      justifyContent: 'space-between',
      minHeight: 88,
      p: 2,
    }}
  >
    <strong>Harbor to Old Town</strong>
    <span>38 minutes</span>
  </Box>
);

export default function SxPropContainerQueries() {
  const [share, setShare] = useState(100);

  return (
    <Box sx={{ width: 480, maxWidth: '100%', px: 1.5 }}>
      <Slider
        aria-label="Width of the container in percent"
        min={50}
        value={share}
        onChange={(_event, value) => setShare(value as number)}
      />
      <Box sx={{ containerType: 'inline-size' }} style={{ width: `${share}%` }}>
        {trip}
      </Box>
    </Box>
  );
}
