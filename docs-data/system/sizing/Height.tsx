import Box from '@mui/system/Box';

const heights = [0.25, 0.5, 0.75, 1];

const tank = {
  border: '1px solid teal',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, teal 18%, transparent)',
  boxSizing: 'border-box',
  flex: 1,
  px: 1,
};

const shelf = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 1,
  flex: 1,
  border: '1px dashed',
};

export default function Height() {
  return (
    <Box sx={{ display: 'flex', gap: 1, width: 360, maxWidth: '100%' }}>
      <Box sx={{ ...shelf, height: 180 }}>
        {heights.map((height) => (
          <Box key={height} sx={{ ...tank, height }}>
            {height}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
