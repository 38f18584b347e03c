import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';

export default function ColorInversionAnyParent() {
  return (
    <Box
      sx={[
        { p: 3, borderRadius: 'md', display: 'grid', gap: 2 },
        { background: 'linear-gradient(60deg, #0a2744, #12467b)' },
        applySolidInversion('primary'),
      ]}
    >
      <Typography level="h4" component="p">
        Night sky above the dunes
      </Typography>
      <Button variant="outlined">See the program</Button>
    </Box>
  );
}
