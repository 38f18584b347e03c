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
  gridTemplateColumns: '96px',
  gridAutoColumns: '1fr',
  gap: 1,
  p: 1,
  width: 420,
  border: '1px dashed',
};

export default function GridAutoColumns() {
  return (
    <Box sx={garden}>
      <Box sx={bed}>Path</Box>
      <Box sx={{ ...bed, gridColumn: 2 }}>Beans</Box>
      <Box sx={{ ...bed, gridColumn: 3 }}>Peas</Box>
    </Box>
  );
}
