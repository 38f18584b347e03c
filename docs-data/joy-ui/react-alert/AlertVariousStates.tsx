import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import InfoIcon from '@mui/icons-material/Info';
import ReportIcon from '@mui/icons-material/Report';
import WarningIcon from '@mui/icons-material/Warning';
import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const states = [
  {
    title: 'Paid',
    text: 'We received your payment on 3 May.',
    color: 'success',
    icon: <CheckCircleIcon />,
  },
  {
    title: 'Due in 14 days',
    text: 'You can pay by card or bank transfer.',
    color: 'neutral',
    icon: <InfoIcon />,
  },
  {
    title: 'Overdue',
    text: 'The invoice was due on Monday.',
    color: 'warning',
    icon: <WarningIcon />,
  },
  {
    title: 'Payment failed',
    text: 'Your bank declined it. Try another card.',
    color: 'danger',
    icon: <ReportIcon />,
  },
] as const;

export default function AlertVariousStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {states.map(({ title, text, color, icon }) => (
        <Alert key={title} color={color} startDecorator={icon}>
          <div>
            <Typography level="title-sm" textColor="inherit">
              {title}
            </Typography>
            {text}
          </div>
        </Alert>
      ))}
    </Stack>
  );
}
