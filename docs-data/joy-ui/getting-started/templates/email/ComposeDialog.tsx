import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import type { Mail } from './mails';
import { useCompose, type Draft } from './useCompose';

interface ComposeDialogProps {
  draft?: Draft;
  onClose: () => void;
  onSend: (mail: Mail) => void;
}

export default function ComposeDialog(props: ComposeDialogProps) {
  const { draft, onClose, onSend } = props;
  const { errors, submit, reset } = useCompose(onSend);
  const close = () => {
    reset();
    onClose();
  };

  return (
    <Modal open={Boolean(draft)} onClose={close}>
      <ModalDialog
        aria-labelledby="compose"
        sx={{ width: 560, maxWidth: '100%', overflow: 'auto' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle id="compose">New message</DialogTitle>
        <Stack component="form" noValidate onSubmit={submit} spacing={2}>
          <FormControl required error={Boolean(errors.to)}>
            <FormLabel>To</FormLabel>
            <Input
              error={Boolean(errors.to)}
              name="to"
              type="email"
              autoComplete="email"
              autoFocus
              defaultValue={draft?.to}
            />
            {errors.to && <FormHelperText>{errors.to}</FormHelperText>}
          </FormControl>
          <FormControl required error={Boolean(errors.subject)}>
            <FormLabel>Subject</FormLabel>
            <Input
              error={Boolean(errors.subject)}
              name="subject"
              defaultValue={draft?.subject}
            />
            {errors.subject && (
              <FormHelperText>{errors.subject}</FormHelperText>
            )}
          </FormControl>
          <FormControl required error={Boolean(errors.text)}>
            <FormLabel>Message</FormLabel>
            <Textarea
              error={Boolean(errors.text)}
              name="text"
              minRows={6}
              maxRows={12}
            />
            {errors.text && <FormHelperText>{errors.text}</FormHelperText>}
          </FormControl>
          <Button type="submit">Send</Button>
        </Stack>
      </ModalDialog>
    </Modal>
  );
}
