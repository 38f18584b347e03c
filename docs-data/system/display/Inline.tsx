import Box from '@mui/system/Box';

const stop = {
  display: 'inline',
  border: '1px solid steelblue',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
  px: 1,
};

export default function Inline() {
  return (
    <Box sx={{ maxWidth: 360, lineHeight: 2 }}>
      The morning ferry calls at <Box sx={stop}>Harbor</Box>,{' '}
      <Box sx={stop}>Millport</Box> and <Box sx={stop}>Northquay</Box>, and is
      back at noon.
    </Box>
  );
}
