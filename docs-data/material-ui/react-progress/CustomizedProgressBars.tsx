import CircularProgress, {
  circularProgressClasses,
} from '@mui/material/CircularProgress';
import LinearProgress, {
  linearProgressClasses,
} from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ThickBar = styled(LinearProgress)({
  height: 12,
  borderRadius: 6,
  [`& .${linearProgressClasses.bar}`]: { borderRadius: 6 },
});

const RoundCircle = styled(CircularProgress)({
  [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
});

const size = { size: 72, thickness: 5 };

const column = { width: 320, maxWidth: '100%', alignItems: 'center' };

export default function CustomizedProgressBars() {
  return (
    <Stack spacing={3} sx={column}>
      <ThickBar
        variant="determinate"
        color="success"
        value={60}
        aria-label="Battery"
        sx={{ width: 1 }}
      />
      <RoundCircle {...size} aria-label="Charging" />
    </Stack>
  );
}
