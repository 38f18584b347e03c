import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Figures from './Figures';
import RidesChart from './RidesChart';
import Stations from './Stations';

export default function Overview({ page }: { page: string }) {
  if (page !== 'Overview') {
    return <Typography>Nothing to report from the {page} page yet.</Typography>;
  }

  return (
    <Stack spacing={2}>
      <Figures />
      <RidesChart />
      <Stations />
    </Stack>
  );
}
