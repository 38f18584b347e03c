import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

const Stepper = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: theme.spacing(0.5),
  border: '1px solid currentColor',
  borderRadius: 999,
  '&:has(:focus-visible)': { outline: '2px solid currentColor' },
}));

const Count = styled(InputBase)({
  width: 56,
  [`& .${inputBaseClasses.input}`]: { textAlign: 'center' },
});

export default function CustomizedInputBase() {
  const [count, setCount] = useState('2');
  const add = (step: number) =>
    setCount(String(Math.max(0, (Number(count) || 0) + step)));

  return (
    <Stepper role="group" aria-label="Tickets">
      <IconButton aria-label="Remove a ticket" onClick={() => add(-1)}>
        <RemoveIcon />
      </IconButton>
      <Count
        value={count}
        onChange={(event) => setCount(event.target.value.replace(/\D/g, ''))}
        slotProps={{ input: { inputMode: 'numeric', 'aria-label': 'Tickets' } }}
      />
      <IconButton aria-label="Add a ticket" onClick={() => add(1)}>
        <AddIcon />
      </IconButton>
    </Stepper>
  );
}
