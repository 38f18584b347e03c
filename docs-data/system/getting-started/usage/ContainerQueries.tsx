import Box from '@mui/system/Box';

const places = [
  { name: 'Sidebar', width: 160 },
  { name: 'Main column', width: 'min(340px, 100%)' },
];

const frame = {
  containerType: 'inline-size',
  boxSizing: 'border-box',
  border: '1px dashed',
};

const forecast = {
  display: 'flex',
  flexDirection: { '@': 'column', '@300': 'row' },
  gap: { '@': 1, '@300': 4 },
  m: 1,
  p: 1,
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
};

export default function ContainerQueries() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: 1 }}>
      {places.map(({ name, width }) => (
        <Box key={name} sx={{ ...frame, width }}>
          <Box sx={forecast}>
            <Box sx={{ fontWeight: 600 }}>{name}</Box>
            <Box>Rain by noon, then sun</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
