import Box from '@mui/system/Box';

const values = [
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
];

const voice = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  px: 1,
  py: 0.5,
};

const voices = ['Alto', 'Tenor', 'Bass'].map((name) => (
  <Box key={name} sx={voice}>
    {name}
  </Box>
));

const frame = { display: 'flex', border: '1px dashed', py: 0.5 };

export default function JustifyContent() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: 420, maxWidth: '100%' }}>
      {values.map((justifyContent) => (
        <Box key={justifyContent}>
          <code>{justifyContent}</code>
          <Box sx={{ ...frame, justifyContent }}>{voices}</Box>
        </Box>
      ))}
    </Box>
  );
}
