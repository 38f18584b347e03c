import Box from '@mui/system/Box';

const slip = {
  border: '1px solid steelblue',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
  px: 2,
  py: 1,
  mb: 1,
};

export default function Print() {
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <Box sx={slip}>Ferry pass, two adults, valid on May 14</Box>
      <Box sx={{ ...slip, displayPrint: 'none' }}>
        On screen only: print this pass before you board.
      </Box>
      <Box sx={{ ...slip, display: 'none', displayPrint: 'block' }}>
        On paper only: keep this pass until you leave the ship.
      </Box>
    </Box>
  );
}
