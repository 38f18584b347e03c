import Box from '@mui/system/Box';

const bed = {
  border: '1px solid seagreen',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, seagreen 18%, transparent)',
  px: 1.5,
  py: 1,
};

const garden = {
  display: 'grid',
  gap: 1,
  flex: 1,
  gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
  gridTemplateAreas: {
    xs: `"gate" "beds" "shed"`,
    sm: `"gate gate" "beds shed"`,
  },
};

export default function GridTemplateAreas() {
  return (
    <Box sx={garden}>
      <Box sx={{ ...bed, gridArea: 'gate' }}>Gate and path</Box>
      <Box sx={{ ...bed, gridArea: 'beds', minHeight: 80 }}>Raised beds</Box>
      <Box sx={{ ...bed, gridArea: 'shed' }}>Shed</Box>
    </Box>
  );
}
