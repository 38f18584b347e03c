import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PlacesProps } from './Places';

export default function NothingYet({ place, onGo }: PlacesProps) {
  return (
    <Paper
      variant="outlined"
      sx={{ mx: { xs: 2, md: 4 }, p: 6, textAlign: 'center' }}
    >
      <Typography variant="h6" component="h2" gutterBottom>
        Nothing filed here yet
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {place}: entries appear here as soon as the reading room opens.
      </Typography>
      <Button variant="outlined" onClick={() => onGo('Members')}>
        Go to the members
      </Button>
    </Paper>
  );
}
