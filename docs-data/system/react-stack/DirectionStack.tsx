import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const drink = {
  border: '1px solid peru',
  bgcolor: 'color-mix(in srgb, peru 16%, transparent)',
  px: 2,
  py: 1,
};

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={1}>
      <Box sx={drink}>Latte</Box>
      <Box sx={drink}>Espresso</Box>
      <Box sx={drink}>Tea</Box>
    </Stack>
  );
}
