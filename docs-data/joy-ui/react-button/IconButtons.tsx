import PauseIcon from '@mui/icons-material/Pause';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Previous track" size="sm">
        <SkipPreviousIcon />
      </IconButton>
      <IconButton aria-label="Pause" variant="solid" color="primary" size="lg">
        <PauseIcon />
      </IconButton>
      <IconButton aria-label="Next track" size="sm">
        <SkipNextIcon />
      </IconButton>
    </Stack>
  );
}
