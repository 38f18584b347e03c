import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

interface NewPlantDialogProps {
  /** The text that was typed. The dialog is open while it isn’t empty. */
  draft: string | null;
  onAdd: (name: string) => void;
  onClose: () => void;
}

export function NewPlantDialog({ draft, onAdd, onClose }: NewPlantDialogProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onAdd(String(new FormData(event.currentTarget).get('name')).trim());
  }

  return (
    <Modal open={draft !== null} onClose={onClose}>
      <ModalDialog>
        <ModalClose aria-label="Close" />
        <DialogTitle>Add a plant</DialogTitle>
        <Stack component="form" spacing={2} onSubmit={submit}>
          <FormControl required>
            <FormLabel>Name</FormLabel>
            <Input
              name="name"
              autoFocus
              defaultValue={draft ?? ''}
              slotProps={{ input: notBlank }}
            />
          </FormControl>
          <Button type="submit">Add the plant</Button>
        </Stack>
      </ModalDialog>
    </Modal>
  );
}

/** The browser refuses a name of spaces, as it refuses an empty one. */
const notBlank = { pattern: '.*\\S.*', title: 'At least one letter' };
