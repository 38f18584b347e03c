import { useId } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { rides } from './data';

const most = Math.max(...rides.map(({ count }) => count));
const column = { flex: 1, alignItems: 'center', justifyContent: 'flex-end' };

export default function RidesChart() {
  const id = useId();

  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: 2 }}
    >
      <Typography id={id} variant="h6" component="h2">
        Rides by hour
      </Typography>
      <Stack
        component="ul"
        direction="row"
        spacing={1}
        sx={{ height: 220, p: 0, mt: 2, mb: 0 }}
      >
        {rides.map(({ hour, count }) => (
          <Stack component="li" key={hour} sx={column}>
            <Typography variant="caption">{count}</Typography>
            <Box
              sx={{
                width: '100%',
                maxWidth: 40,
                height: `${(count / most) * 75}%`,
                bgcolor: 'primary.main',
                borderRadius: 0.5,
              }}
            />
            <Typography variant="caption" sx={{ whiteSpace: 'nowrap' }}>
              {hour}:00
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}
