import Box from '@mui/system/Box';

const sides = [
  { name: 'border', sx: { border: 0 } },
  { name: 'borderTop', sx: { borderTop: 0 } },
  { name: 'borderRight', sx: { borderRight: 0 } },
  { name: 'borderBottom', sx: { borderBottom: 0 } },
  { name: 'borderLeft', sx: { borderLeft: 0 } },
];

const stamp = {
  display: 'grid',
  placeItems: 'center',
  width: 132,
  height: 72,
  bgcolor: 'color-mix(in srgb, crimson 12%, transparent)',
  border: 1,
};

export default function BorderSubtractive() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {sides.map(({ name, sx }) => (
        <Box key={name} sx={{ ...stamp, ...sx }}>
          {name}: 0
        </Box>
      ))}
    </Box>
  );
}
