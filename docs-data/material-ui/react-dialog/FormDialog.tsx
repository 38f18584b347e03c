import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

function NameField({ value }: { value: string }) {
  return (
    <TextField
      autoFocus
      required
      margin="dense"
      name="playlist"
      label="Name"
      defaultValue={value}
    />
  );
}

export default function FormDialog() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Rainy Sunday');
  const formId = useId();
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('playlist')));
    close();
  };

  return (
    <>
      <Button onClick={show}>Rename “{name}”</Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Rename the playlist</DialogTitle>
        <DialogContent>
          <form id={formId} onSubmit={save}>
            <NameField value={name} />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId}>
            Rename
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
