import Box from '@mui/system/Box';

const bar = {
  border: '1px solid steelblue',
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
  px: 1,
  py: 2,
};

export default function BreakpointsAsArray() {
  return (
    <Box sx={{ width: 480, maxWidth: '100%', border: '1px dashed' }}>
      <Box
        sx={{
          ...bar,
          boxSizing: 'border-box',
          width: [1, 1 / 2, 1 / 2, 1 / 4],
        }}
      >
        Rain
      </Box>
    </Box>
  );
}
