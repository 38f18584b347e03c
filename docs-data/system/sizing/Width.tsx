import Box from '@mui/system/Box';

const widths = ['25%', '50%', 'max-content', 'auto'];

const level = {
  border: '1px solid teal',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, teal 18%, transparent)',
  boxSizing: 'border-box',
  p: 1,
  mb: 1,
};

export default function Width() {
  return (
    <Box sx={{ flex: 1, border: '1px dashed' }}>
      {widths.map((width) => (
        <Box key={width} sx={{ ...level, width }}>
          {width}
        </Box>
      ))}
    </Box>
  );
}
