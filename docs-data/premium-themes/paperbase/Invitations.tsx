import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { invitations } from './data';

export default function Invitations() {
  const [open, setOpen] = useState(invitations);
  const list = useRef<HTMLUListElement>(null);
  const withdraw = (email: string) => {
    setOpen(open.filter((other) => other.email !== email));
    // The pressed button disappears with its invitation.
    list.current?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ p: 1 }}>
      <List ref={list} tabIndex={-1} aria-label="Open invitations">
        {open.map((invitation) => (
          <ListItem key={invitation.email} sx={{ gap: 2, flexWrap: 'wrap' }}>
            <ListItemText
              primary={invitation.email}
              secondary={`${invitation.role}, sent on ${invitation.sent}`}
            />
            <Button
              aria-label={`Withdraw the invitation to ${invitation.email}`}
              onClick={() => withdraw(invitation.email)}
            >
              Withdraw
            </Button>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2, pb: 1 }}>
        {open.length === 0
          ? 'Everyone has answered.'
          : `Waiting for an answer: ${open.length}`}
      </Typography>
    </Paper>
  );
}
