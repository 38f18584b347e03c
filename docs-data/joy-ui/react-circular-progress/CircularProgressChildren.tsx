import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressChildren() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress size="lg" aria-label="Croissants in the oven">
        <BakeryDiningIcon color="primary" />
      </CircularProgress>
      <CircularProgress
        determinate
        size="lg"
        value={75}
        aria-label="Oven timer, 9 minutes left"
      >
        <Typography level="title-sm">9 min</Typography>
      </CircularProgress>
    </Stack>
  );
}
