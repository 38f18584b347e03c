import Box from '@mui/system/Box';

const values = ['nowrap', 'wrap', 'wrap-reverse'] as const;
const pieces = ['Madrigal', 'Canon', 'Lullaby', 'Sea shanty', 'Round'];

const piece = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  px: 1,
  py: 0.5,
};

const program = pieces.map((name) => (
  <Box key={name} sx={piece}>
    {name}
  </Box>
));

const frame = {
  display: 'flex',
  gap: 1,
  overflow: 'hidden',
  border: '1px dashed',
  p: 1,
};

export default function FlexWrap() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 260, maxWidth: '100%' }}>
      {values.map((flexWrap) => (
        <Box key={flexWrap} sx={{ minWidth: 0 }}>
          <code>{flexWrap}</code>
          <Box sx={{ ...frame, flexWrap }}>{program}</Box>
        </Box>
      ))}
    </Box>
  );
}
