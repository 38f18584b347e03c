import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const visitors = [32, 48, 41, 60, 88, 104, 97];
const label = `Monday to Sunday: ${visitors.join(', ')}`;

export function Bars() {
  const bars = visitors.map((height) => (
    <Box key={height} sx={{ flex: 1, height, bgcolor: 'primary.main' }} />
  ));

  return (
    <Stack
      role="img"
      aria-label={label}
      direction="row"
      spacing={1}
      sx={{ height: 120, alignItems: 'flex-end' }}
    >
      {bars}
    </Stack>
  );
}
