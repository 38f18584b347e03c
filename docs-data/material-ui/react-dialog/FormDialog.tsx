import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function NameField({ value }: { value: string }) {
  return (
    <TextField
      autoFocus
      required
      margin="dense"
      name="playlist"
      label="Name"
      slotProps={{ htmlInput: { pattern: '.*\\S.*' } }}
      defaultValue={value}
    />
  );
}

export default function FormDialog() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Rainy Sunday');
  const formId = useId();
  const field = <NameField value={name} />;
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('playlist')));
    close();
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Button onClick={show}>Rename</Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Rename the playlist</DialogTitle>
        <DialogContent>
          <form id={formId} onSubmit={save}>
            {field}
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId}>
            Rename
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
