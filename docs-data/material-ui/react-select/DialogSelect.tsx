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

interface UnitSelectProps {
  value: string;
  onChange: (unit: string) => void;
}

function UnitSelect({ value, onChange }: UnitSelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth margin="dense">
      <InputLabel id={`${id}-label`}>Unit</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Unit"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <MenuItem value="grams">Grams</MenuItem>
        <MenuItem value="ounces">Ounces</MenuItem>
      </Select>
    </FormControl>
  );
}

export default function DialogSelect() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [unit, setUnit] = useState('grams');
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Weigh in {unit}</Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Kitchen scale</DialogTitle>
        <DialogContent sx={{ width: 280 }}>
          <UnitSelect value={unit} onChange={setUnit} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
