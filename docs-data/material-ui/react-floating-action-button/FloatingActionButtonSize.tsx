import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FloatingActionButtonSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab size="small" color="primary" aria-label="Add a stop, small">
        <AddIcon />
      </Fab>
      <Fab size="medium" color="primary" aria-label="Add a stop, medium">
        <AddIcon />
      </Fab>
      <Fab color="primary" aria-label="Add a stop, large">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
