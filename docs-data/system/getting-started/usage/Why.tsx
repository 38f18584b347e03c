import Box from '@mui/system/Box';

const panel = {
  display: 'grid',
  gap: 0.5,
  width: 280,
  maxWidth: '100%',
  p: 2,
  border: '1px solid steelblue',
  borderRadius: 2,
  '&:hover': { bgcolor: 'color-mix(in srgb, steelblue 14%, transparent)' },
};

export default function Why() {
  return (
    <Box component="section" aria-label="Pier station" sx={panel}>
      <Box sx={{ fontSize: 14 }}>Wind at the pier</Box>
      <Box sx={{ fontSize: 28, fontWeight: 600 }}>24 km/h</Box>
      <Box sx={{ fontSize: 14, fontStyle: 'italic' }}>Gusts of 38 km/h</Box>
    </Box>
  );
}
