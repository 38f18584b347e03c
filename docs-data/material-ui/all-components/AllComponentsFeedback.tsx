import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import SnackbarContent from '@mui/material/SnackbarContent';
import Gallery from './Gallery';

const dialog = (
  <Paper elevation={8}>
    <DialogContent sx={{ pb: 0 }}>Delete the draft?</DialogContent>
    <DialogActions>
      <Button>Keep</Button>
      <Button>Delete</Button>
    </DialogActions>
  </Paper>
);

const alert = (
  <Alert severity="success" role="presentation">
    Saved
  </Alert>
);

const progress = (
  <CircularProgress
    variant="determinate"
    value={70}
    aria-label="Loading the map"
  />
);

const items = [
  ['Alert', 'react-alert', alert],
  ['Dialog', 'react-dialog', dialog],
  ['Progress', 'react-progress', progress],
  [
    'Skeleton',
    'react-skeleton',
    <Skeleton key="" variant="rounded" width={140} height={60} />,
  ],
  [
    'Snackbar',
    'react-snackbar',
    <SnackbarContent
      key=""
      role="presentation"
      message="Message sent"
      sx={{ minWidth: { sm: 0 } }}
    />,
  ],
] as const;

export default function AllComponentsFeedback() {
  return <Gallery label="Feedback" items={items} />;
}
