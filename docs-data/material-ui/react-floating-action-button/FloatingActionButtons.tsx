import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';
import EditIcon from '@mui/icons-material/Edit';
import NavigationIcon from '@mui/icons-material/Navigation';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FloatingActionButtons() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Fab color="primary" aria-label="Add a photo">
        <AddAPhotoIcon />
      </Fab>
      <Fab color="secondary" aria-label="Write a note">
        <EditIcon />
      </Fab>
      <Fab variant="extended" color="primary">
        <NavigationIcon sx={{ mr: 1 }} />
        Start the route
      </Fab>
      <Fab disabled aria-label="Write a note (the trip is closed)">
        <EditIcon />
      </Fab>
    </Stack>
  );
}
