import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function FullscreenOverflowDivider() {
  return (
    <Box sx={{ maxWidth: 240, mx: 'auto', p: 2 }}>
      <Typography>The oven is hot from five in the morning.</Typography>
      <Divider sx={fullWidth} />
      <Typography>The shop opens at seven.</Typography>
    </Box>
  );
}

const fullWidth = {
  my: 2,
  boxShadow: '0 0 0 100vmax var(--joy-palette-divider)',
  clipPath: 'inset(0 -100vmax)',
};
