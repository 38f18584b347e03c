import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressWithLabel() {
  return (
    <LinearProgress
      determinate
      variant="outlined"
      color="neutral"
      thickness={32}
      value={30}
      aria-label="Pages in the first volume"
      aria-valuetext="Page 120 of 400"
      sx={barStyle}
    >
      <Typography level="body-sm" textColor="text.primary" sx={{ zIndex: 1 }}>
        Page 120 of 400
      </Typography>
    </LinearProgress>
  );
}

const barStyle = {
  '--LinearProgress-radius': '8px',
  '--LinearProgress-progressThickness': '24px',
  '&::before': { bgcolor: 'neutral.softActiveBg' },
};
