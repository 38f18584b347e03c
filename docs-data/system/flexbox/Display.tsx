import Box from '@mui/system/Box';

const values = ['flex', 'inline-flex'] as const;

const voice = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  px: 2,
  py: 1,
};

export default function Display() {
  return (
    <Box sx={{ width: 1 }}>
      {values.map((display) => (
        <Box key={display} sx={{ mb: 2 }}>
          <Box component="code" sx={{ display: 'block', mb: 0.5 }}>
            {display}
          </Box>
          <Box sx={{ display, gap: 1, p: 1, border: '1px dashed' }}>
            <Box sx={voice}>Alto</Box>
            <Box sx={voice}>Tenor</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
