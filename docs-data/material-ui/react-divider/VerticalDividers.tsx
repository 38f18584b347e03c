import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const line = <Divider flexItem orientation="vertical" />;

export default function VerticalDividers() {
  return (
    <Stack direction="row" spacing={2} divider={line}>
      <Typography>12 tracks</Typography>
      <Typography>48 minutes</Typography>
      <Typography>2019</Typography>
    </Stack>
  );
}
