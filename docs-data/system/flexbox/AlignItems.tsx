import Box from '@mui/system/Box';

const values = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'];

const voice = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  px: 1,
};

const frame = { display: 'flex', gap: 0.5, height: 72, border: '1px dashed' };

export default function AlignItems() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {values.map((alignItems) => (
        <Box key={alignItems}>
          <code>{alignItems}</code>
          <Box sx={{ ...frame, alignItems }}>
            <Box sx={voice}>Alto</Box>
            <Box sx={{ ...voice, fontSize: 26 }}>Bass</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
