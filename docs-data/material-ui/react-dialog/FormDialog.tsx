import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Rainy Sunday');
  const formId = useId();
  const close = () => setOpen(false);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('playlist')));
    close();
  };

  return (
    <div>
      <Typography sx={{ mb: 1 }}>Playlist: {name}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename the playlist
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Rename the playlist</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Listeners see the new name at once.
          </DialogContentText>
          <form id={formId} onSubmit={save}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="normal"
              name="playlist"
              label="Name"
              defaultValue={name}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId}>
            Rename
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
