import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VerticalDividers() {
  return (
    <Stack direction="row" spacing={2}>
      <Typography>12 tracks</Typography>
      <Divider flexItem orientation="vertical" aria-orientation="vertical" />
      <Typography>48 minutes</Typography>
      <Divider flexItem orientation="vertical" aria-orientation="vertical" />
      <Typography>2019</Typography>
    </Stack>
  );
}
