import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SimpleDialogDemo() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Plum dumplings, $9.80</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show allergens
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Plum dumplings</DialogTitle>
        <DialogContent>Contains wheat, eggs, milk and hazelnuts.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
