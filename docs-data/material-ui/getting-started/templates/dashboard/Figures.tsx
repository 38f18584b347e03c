import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { figures } from './data';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
};

export default function Figures() {
  return (
    <Box sx={grid}>
      {figures.map(({ name, value, note }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="h5" component="p">
            {value}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
