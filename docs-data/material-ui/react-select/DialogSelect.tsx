import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

function UnitSelect() {
  const id = useId();
  return (
    <FormControl fullWidth margin="dense">
      <InputLabel id={`${id}-label`}>Unit</InputLabel>
      <Select id={id} labelId={`${id}-label`} label="Unit" defaultValue="g">
        <MenuItem value="g">Grams</MenuItem>
        <MenuItem value="oz">Ounces</MenuItem>
      </Select>
    </FormControl>
  );
}

export default function DialogSelect() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Set up the scale</Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Kitchen scale</DialogTitle>
        <DialogContent sx={{ width: 280 }}>
          <UnitSelect />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
