import Box from '@mui/system/Box';

const values = [0, 1, 2, 4, '16px', '50%'];

const stamp = {
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  border: '2px solid crimson',
  bgcolor: 'color-mix(in srgb, crimson 12%, transparent)',
};

export default function BorderRadius() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {values.map((borderRadius) => (
        <Box key={borderRadius} sx={{ ...stamp, borderRadius }}>
          {borderRadius}
        </Box>
      ))}
    </Box>
  );
}
