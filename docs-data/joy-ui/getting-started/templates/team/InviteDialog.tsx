import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import { skills, type Person } from './crew';
import { useInvite } from './useInvite';

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onAdd: (person: Person) => void;
}

export default function InviteDialog(props: InviteDialogProps) {
  const { isOpen, onClose, onAdd } = props;
  const { errors, submit, reset } = useInvite(onAdd);
  const close = () => {
    reset();
    onClose();
  };

  return (
    <Modal open={isOpen} onClose={close}>
      <ModalDialog
        aria-labelledby="invite"
        sx={{ width: 440, maxWidth: '100%', overflow: 'auto' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle id="invite">Add a person</DialogTitle>
        <Stack component="form" noValidate onSubmit={submit} spacing={2}>
          <FormControl required error={Boolean(errors.name)}>
            <FormLabel>Name</FormLabel>
            <Input error={Boolean(errors.name)} name="name" autoFocus />
            {errors.name && <FormHelperText>{errors.name}</FormHelperText>}
          </FormControl>
          <Stack role="group" aria-label="Skills" spacing={1}>
            {skills.map((skill) => (
              <Checkbox key={skill} name={skill} label={skill} />
            ))}
          </Stack>
          <FormControl required error={Boolean(errors.most)}>
            <FormLabel>Maximum shifts</FormLabel>
            <Input
              error={Boolean(errors.most)}
              name="most"
              type="number"
              defaultValue={2}
              slotProps={{ input: { min: 1, max: 5 } }}
            />
            {errors.most && <FormHelperText>{errors.most}</FormHelperText>}
          </FormControl>
          <Button type="submit">Add to the crew</Button>
        </Stack>
      </ModalDialog>
    </Modal>
  );
}
