import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const box = {
  typography: 'body1',
  p: 1,
  border: 1,
  borderColor: 'text.secondary',
};

export default function HarborWeather() {
  return (
    <Stack direction="row" spacing={1}>
      <Box sx={box}>Wind 4 Bft</Box>
      <Box sx={{ ...box, display: { xs: 'none', sm: 'block' } }}>Gusts 6</Box>
      <Box sx={{ ...box, display: { xs: 'none', lg: 'block' } }}>Waves 1 m</Box>
    </Stack>
  );
}
