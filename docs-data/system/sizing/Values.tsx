import Box from '@mui/system/Box';

const widths = [0.25, 0.5, 200, 1];

const level = {
  border: '1px solid teal',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, teal 18%, transparent)',
  boxSizing: 'border-box',
  p: 1,
};

export default function Values() {
  return (
    <Box sx={{ display: 'grid', gap: 1, flex: 1, border: '1px dashed' }}>
      {widths.map((width) => (
        <Box key={width} sx={{ ...level, width }}>
          {width}
        </Box>
      ))}
    </Box>
  );
}
