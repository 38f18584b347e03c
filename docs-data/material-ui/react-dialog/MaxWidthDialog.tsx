import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

const papers = [
  { title: 'Receipt', maxWidth: 'xs' },
  { title: 'Invoice', maxWidth: 'sm' },
  { title: 'Timetable', maxWidth: 'md' },
] as const;

export default function MaxWidthDialog() {
  const [open, setOpen] = useState(false);
  const [paper, setPaper] = useState<(typeof papers)[number]>(papers[0]);
  const close = () => setOpen(false);

  const buttons = papers.map((choice) => (
    <Button
      key={choice.title}
      onClick={() => {
        setPaper(choice);
        setOpen(true);
      }}
    >
      {choice.title}, {choice.maxWidth}
    </Button>
  ));

  return (
    <>
      {buttons}
      <Dialog open={open} onClose={close} fullWidth maxWidth={paper.maxWidth}>
        <DialogTitle>{paper.title}</DialogTitle>
        <DialogContent>
          As wide as the screen allows, up to a limit.
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
