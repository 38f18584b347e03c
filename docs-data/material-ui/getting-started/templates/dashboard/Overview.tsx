import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Figures from './Figures';
import RidesChart from './RidesChart';
import Stations from './Stations';

export default function Overview({ page }: { page: string }) {
  if (page === 'Stations') {
    return <Stations />;
  }
  if (page !== 'Overview') {
    return <Typography>This page has no content yet.</Typography>;
  }

  return (
    <Stack spacing={2}>
      <Figures />
      <RidesChart />
      <Stations />
    </Stack>
  );
}
