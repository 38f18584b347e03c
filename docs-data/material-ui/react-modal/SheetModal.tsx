import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal, { modalClasses } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const SheetRoot = styled(Modal)({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  [`& .${modalClasses.backdrop}`]: { backgroundColor: 'rgb(0 60 60 / 0.7)' },
});

const Sheet = styled(Paper)(({ theme }) => ({
  width: 480,
  maxWidth: '100%',
  padding: theme.spacing(4),
  borderRadius: '24px 24px 0 0',
  zIndex: 1,
}));

export default function SheetModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>Museum of Clocks, open today</Typography>
      <Button onClick={() => setOpen(true)}>Show the opening hours</Button>
      <SheetRoot open={open} onClose={close}>
        <Sheet role="dialog" aria-modal aria-label="Opening hours">
          <Typography>Daily from 10:00 to 18:00</Typography>
          <Button onClick={close}>Close</Button>
        </Sheet>
      </SheetRoot>
    </Stack>
  );
}
