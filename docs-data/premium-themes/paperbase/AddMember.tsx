import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Member } from './data';
import MemberFields from './MemberFields';
import { useNewMember } from './useNewMember';

interface AddMemberProps {
  people: readonly Member[];
  onAdd: (member: Member) => void;
  onClose: () => void;
}

export default function AddMember(props: AddMemberProps) {
  const { people, onAdd, onClose } = props;
  const id = useId();
  const { errors, submit } = useNewMember(people, (member) => {
    onAdd(member);
    onClose();
  });

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>Add a member</DialogTitle>
        <DialogContent>
          <MemberFields errors={errors} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Add
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
