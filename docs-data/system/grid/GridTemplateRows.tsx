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
  gridTemplateRows: 'auto 1fr 2fr',
  gap: 1,
  height: 260,
  width: 280,
  p: 1,
  border: '1px dashed',
};

export default function GridTemplateRows() {
  return (
    <Box sx={garden}>
      <Box sx={bed}>Path: as high as its content</Box>
      <Box sx={bed}>Herbs: one part of the rest</Box>
      <Box sx={bed}>Potatoes: two parts</Box>
    </Box>
  );
}
