import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Trip = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: '1px solid',
  [theme.containerQueries.up(260)]: { gridTemplateColumns: '1fr auto' },
}));

const trip = (
  <Trip>
    <strong>Harbor to Old Town</strong>
    <span>38 minutes</span>
  </Trip>
);

export default function BasicContainerQueries() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 480, maxWidth: '100%' }}>
      <Box sx={{ containerType: 'inline-size' }}>{trip}</Box>
      <Box sx={{ containerType: 'inline-size', width: '50%' }}>{trip}</Box>
    </Box>
  );
}
