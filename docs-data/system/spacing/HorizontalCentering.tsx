import Box from '@mui/system/Box';

const page = { flex: 1, py: 2, border: '1px dashed' };

const recipe = {
  border: '1px solid chocolate',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, chocolate 18%, transparent)',
  width: 220,
  px: 2,
  py: 1,
};

export default function HorizontalCentering() {
  return (
    <Box sx={page}>
      <Box sx={{ ...recipe, mx: 'auto' }}>Rye bread, 2 loaves</Box>
    </Box>
  );
}
