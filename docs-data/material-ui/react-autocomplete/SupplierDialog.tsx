import { useId, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Supplier } from './suppliers';

/** Text, and not only spaces. */
const htmlInput = { pattern: '.*\\S.*' };
const text = { required: true, slotProps: { htmlInput } };

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

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const valueOf = (field: string) => String(data.get(field)).trim();
    onAdd({ name: valueOf('name'), city: valueOf('city') });
  }

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
          <TextField name="name" label="Name" defaultValue={name} {...text} />
          <TextField name="city" label="City" autoFocus {...text} />
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
