import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { steps } from './steps';

export default function ScrollDialog() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<'paper' | 'body'>('paper');
  const titleId = useId();

  const openWith = (kind: 'paper' | 'body') => () => {
    setScroll(kind);
    setOpen(true);
  };

  return (
    <>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={openWith('paper')}>
          Scroll the content
        </Button>
        <Button variant="outlined" onClick={openWith('body')}>
          Scroll the dialog
        </Button>
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        scroll={scroll}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>Apricot dumplings</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          tabIndex={scroll === 'paper' ? 0 : undefined}
          role="region"
          aria-labelledby={titleId}
        >
          <Stack
            component="ol"
            spacing={3}
            sx={{ m: 0, paddingInlineStart: 3 }}
          >
            {steps.map((step) => (
              <Typography key={step} component="li">
                {step}
              </Typography>
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
