import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const orders = [0, 25, 60, 100];

export default function CircularProgressDeterminate() {
  return (
    <Stack direction="row" spacing={2}>
      {orders.map((value, index) => (
        <CircularProgress
          key={value}
          determinate
          value={value}
          aria-valuenow={value}
          aria-label={`Order ${index + 1}`}
        />
      ))}
    </Stack>
  );
}
