import DeleteIcon from '@mui/icons-material/Delete';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import ShareIcon from '@mui/icons-material/Share';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Add song to playlist">
        <PlaylistAddIcon />
      </IconButton>
      <IconButton aria-label="Share song">
        <ShareIcon />
      </IconButton>
      <IconButton aria-label="Delete song" disabled>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
