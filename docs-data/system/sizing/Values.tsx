import Box from '@mui/system/Box';

const tanks = [
  { name: 'Hill tank', width: 1 / 4 },
  { name: 'River tank', width: 0.5 },
  { name: 'Rain barrel', width: 200 },
  { name: 'Main tank', width: 1 },
];

const level = {
  border: '1px solid teal',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, teal 18%, transparent)',
  boxSizing: 'border-box',
  whiteSpace: 'nowrap',
  p: 1,
};

export default function Values() {
  return (
    <Box sx={{ display: 'grid', gap: 1, flex: 1, border: '1px dashed' }}>
      {tanks.map(({ name, width }) => (
        <Box key={name} sx={{ ...level, width }}>
          {name}: {width}
        </Box>
      ))}
    </Box>
  );
}
