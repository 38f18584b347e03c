import CallIcon from '@mui/icons-material/Call';
import CallEndIcon from '@mui/icons-material/CallEnd';
import VideocamIcon from '@mui/icons-material/Videocam';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonColors() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton color="success" aria-label="Answer call">
        <CallIcon />
      </IconButton>
      <IconButton color="primary" aria-label="Answer with video">
        <VideocamIcon />
      </IconButton>
      <IconButton color="error" aria-label="Decline call">
        <CallEndIcon />
      </IconButton>
    </Stack>
  );
}
