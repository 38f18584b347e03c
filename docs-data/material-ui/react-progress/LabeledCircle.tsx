import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

interface LabeledCircleProps {
  label: string;
  /** From 0 to 100. */
  value: number;
}

const center = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  height: 'fit-content',
};

export default function LabeledCircle({ label, value }: LabeledCircleProps) {
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <CircularProgress
        variant="determinate"
        size={64}
        value={value}
        aria-label={label}
      />
      <Typography variant="body2" aria-hidden align="center" sx={center}>
        {Math.round(value)}%
      </Typography>
    </Box>
  );
}
