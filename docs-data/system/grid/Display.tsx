import Box from '@mui/system/Box';

const values = ['grid', 'inline-grid'] as const;

const bed = {
  border: '1px solid seagreen',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, seagreen 18%, transparent)',
  px: 1.5,
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
            <Box sx={bed}>Beans</Box>
            <Box sx={bed}>Squash</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
