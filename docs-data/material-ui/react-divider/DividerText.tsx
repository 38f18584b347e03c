import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerText() {
  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography>Is the sauna open tomorrow?</Typography>
      <Divider role="presentation">
        <Typography variant="body2">Today</Typography>
      </Divider>
      <Typography>Yes, from 4 in the afternoon.</Typography>
      <Divider role="presentation" textAlign="left">
        <Typography variant="body2">10:20</Typography>
      </Divider>
      <Typography>Great, see you there.</Typography>
      <Divider role="presentation">
        <Chip label="1 new message" size="small" />
      </Divider>
      <Typography>Bring a towel!</Typography>
    </Stack>
  );
}
