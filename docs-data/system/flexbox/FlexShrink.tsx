import Box from '@mui/system/Box';

const line = {
  display: 'flex',
  gap: 1,
  width: 260,
  maxWidth: '100%',
  border: '1px dashed',
};

const cell = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  width: 150,
  px: 1,
  py: 0.5,
};

export default function FlexShrink() {
  return (
    <Box sx={line}>
      <Box sx={{ ...cell, flexShrink: 0 }}>Rehearsal, hall B</Box>
      <Box sx={cell}>Bring your own score</Box>
    </Box>
  );
}
