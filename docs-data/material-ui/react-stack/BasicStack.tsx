import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const stop = {
  px: 2,
  py: 1,
  border: 1,
  borderRadius: 1,
  borderColor: 'secondary.main',
  typography: 'body1',
};

export default function BasicStack() {
  return (
    <Stack spacing={2}>
      <Box sx={stop}>Picked up at the studio</Box>
      <Box sx={stop}>Sorted in Basel</Box>
      <Box sx={stop}>Handed to a neighbor</Box>
    </Stack>
  );
}
