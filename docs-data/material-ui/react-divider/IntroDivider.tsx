import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IntroDivider() {
  return (
    <Paper variant="outlined" sx={{ width: 300, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ p: 2, justifyContent: 'space-between' }}>
        <Typography>Night train, 2 beds</Typography>
        <Typography>$118</Typography>
      </Stack>
      <Divider />
      <Typography variant="body2" sx={{ p: 2 }}>
        Refundable until the day before.
      </Typography>
    </Paper>
  );
}
