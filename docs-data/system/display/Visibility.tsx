import Box from '@mui/system/Box';

const berths = [
  { name: 'Berth 1', visibility: 'visible' },
  { name: 'Berth 2', visibility: 'hidden' },
  { name: 'Berth 3', visibility: 'visible' },
] as const;

const berth = {
  border: '1px solid steelblue',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
  px: 2,
  py: 1,
};

export default function Visibility() {
  return (
    <Box sx={{ display: 'flex', gap: 1, border: '1px dashed', p: 1 }}>
      {berths.map(({ name, visibility }) => (
        <Box key={name} sx={{ ...berth, visibility }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
