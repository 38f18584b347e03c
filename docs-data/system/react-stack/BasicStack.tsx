import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const drink = {
  border: '1px solid peru',
  bgcolor: 'color-mix(in srgb, peru 16%, transparent)',
  px: 2,
  py: 1,
};

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ border: '1px dashed' }}>
      <Box sx={drink}>Flat white, to go</Box>
      <Box sx={drink}>Espresso</Box>
      <Box sx={drink}>Pot of green tea</Box>
    </Stack>
  );
}
