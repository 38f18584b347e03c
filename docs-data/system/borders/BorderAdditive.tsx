import Box from '@mui/system/Box';

const sides = [
  { name: 'border', sx: { border: 1 } },
  { name: 'borderTop', sx: { borderTop: 1 } },
  { name: 'borderRight', sx: { borderRight: 1 } },
  { name: 'borderBottom', sx: { borderBottom: 1 } },
  { name: 'borderLeft', sx: { borderLeft: 1 } },
];

const stamp = {
  display: 'grid',
  placeItems: 'center',
  width: 132,
  height: 72,
  bgcolor: 'color-mix(in srgb, crimson 12%, transparent)',
};

export default function BorderAdditive() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {sides.map(({ name, sx }) => (
        <Box key={name} sx={{ ...stamp, ...sx }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
