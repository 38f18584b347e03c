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

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
    >
      <Box sx={stop}>Studio</Box>
      <Box sx={stop}>Basel</Box>
      <Box sx={stop}>You</Box>
    </Stack>
  );
}
