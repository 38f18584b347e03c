import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const widths = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
type Width = (typeof widths)[number];

export default function MaxWidthDialog() {
  const [open, setOpen] = useState(false);
  const [fullWidth, setFullWidth] = useState(true);
  const [maxWidth, setMaxWidth] = useState<Width>('sm');
  const widthId = useId();

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Try the widths
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth={fullWidth}
        maxWidth={maxWidth}
      >
        <DialogTitle>Width of the dialog</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1, alignItems: 'flex-start' }}>
            <TextField
              select
              id={widthId}
              label="maxWidth"
              value={maxWidth}
              onChange={(event) => setMaxWidth(event.target.value as Width)}
              sx={{ minWidth: 120 }}
            >
              {widths.map((width) => (
                <MenuItem key={width} value={width}>
                  {width}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              label="fullWidth"
              control={
                <Switch
                  checked={fullWidth}
                  onChange={(event, checked) => setFullWidth(checked)}
                />
              }
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
