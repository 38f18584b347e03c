import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 3];

const padding = {
  border: '1px solid chocolate',
  bgcolor: 'color-mix(in srgb, chocolate 30%, transparent)',
};

const content = {
  border: '1px solid steelblue',
  backgroundImage: 'linear-gradient(lightsteelblue, lightsteelblue)',
  color: '#1b1b1b',
  whiteSpace: 'nowrap',
};

export default function SpacingDemo() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {steps.map((p) => (
        <Box key={p} sx={{ ...padding, p, alignSelf: 'center' }}>
          <Box sx={content}>p: {p}</Box>
        </Box>
      ))}
    </Box>
  );
}
