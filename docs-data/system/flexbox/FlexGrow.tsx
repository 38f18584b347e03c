import Box from '@mui/system/Box';

const voice = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  px: 2,
  py: 1,
};

export default function FlexGrow() {
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 1, border: '1px dashed', flex: 1 }}>
      <Box sx={{ ...voice, flexGrow: 1 }}>Choir</Box>
      <Box sx={voice}>Organ</Box>
      <Box sx={voice}>Bells</Box>
    </Box>
  );
}
