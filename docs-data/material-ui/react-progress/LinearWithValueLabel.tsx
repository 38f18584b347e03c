import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function LinearWithValueLabel() {
  const id = useId();
  const value = 72;

  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
        <Typography id={id}>Storage used</Typography>
        <Typography aria-hidden>{value}%</Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-labelledby={id}
      />
    </Box>
  );
}
