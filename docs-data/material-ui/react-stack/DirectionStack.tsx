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

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={1}>
      <Box sx={stop}>Studio</Box>
      <Box sx={stop}>Basel</Box>
      <Box sx={stop}>You</Box>
    </Stack>
  );
}
