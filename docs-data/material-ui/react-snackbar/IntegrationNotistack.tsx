import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NotificationProvider from './NotificationProvider';
import { useNotify } from './notifications';

function SeatPlan() {
  const notify = useNotify();
  const [seat, setSeat] = useState('14B');

  const reserve = (next: string) => {
    setSeat(next);
    notify(`Seat ${next} reserved`);
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Your seat: {seat}</Typography>
      <Button onClick={() => reserve('14A')}>Take 14A</Button>
      <Button onClick={() => reserve('14B')}>Take 14B</Button>
    </Stack>
  );
}

export default function IntegrationNotistack() {
  return (
    <NotificationProvider>
      <SeatPlan />
    </NotificationProvider>
  );
}
