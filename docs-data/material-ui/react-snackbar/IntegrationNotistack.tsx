import Button from '@mui/material/Button';
import NotificationProvider from './NotificationProvider';
import { useNotify } from './notifications';

function SeatPlan() {
  const notify = useNotify();

  return (
    <>
      <Button onClick={() => notify('Seat 14A reserved')}>Reserve 14A</Button>
      <Button onClick={() => notify('Seat 14B released')}>Release 14B</Button>
    </>
  );
}

export default function IntegrationNotistack() {
  return (
    <NotificationProvider>
      <SeatPlan />
    </NotificationProvider>
  );
}
