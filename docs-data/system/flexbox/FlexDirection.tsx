import Box from '@mui/system/Box';

const values = ['row', 'row-reverse', 'column', 'column-reverse'] as const;
const voices = ['1 Alto', '2 Tenor', '3 Bass'];

const voice = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  px: 1,
  py: 0.5,
};

const seats = voices.map((name) => (
  <Box key={name} sx={voice}>
    {name}
  </Box>
));

const frame = { display: 'flex', gap: 1, p: 1, border: '1px dashed' };

export default function FlexDirection() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {values.map((flexDirection) => (
        <Box key={flexDirection} sx={{ minWidth: 130 }}>
          <code>{flexDirection}</code>
          <Box sx={{ ...frame, flexDirection }}>{seats}</Box>
        </Box>
      ))}
    </Box>
  );
}
