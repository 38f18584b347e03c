import { useId, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Supplier } from './suppliers';

interface SupplierDialogProps {
  /** Name typed so far; the dialog is open while there is one. */
  name: string | null;
  onAdd: (supplier: Supplier) => void;
  onClose: () => void;
}

export default function SupplierDialog({
  name,
  onAdd,
  onClose,
}: SupplierDialogProps) {
  const formId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onAdd({ name: String(data.get('name')), city: String(data.get('city')) });
  };

  return (
    <Dialog open={name !== null} onClose={onClose}>
      <DialogTitle>Add a supplier</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={formId}
          onSubmit={submit}
          spacing={2}
          sx={{ pt: 1 }}
        >
          <TextField name="name" label="Name" defaultValue={name} required />
          <TextField name="city" label="City" autoFocus required />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={formId}>
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
}
