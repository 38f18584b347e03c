import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckList from './CheckList';
import MoveButtons from './MoveButtons';
import useTransfer from './useTransfer';

const gear = ['Tent', 'Stove', 'Lantern', 'Hammock', 'Axe', 'Rope'];

export default function TransferList() {
  const { list, moveTo } = useTransfer(gear, ['Axe', 'Rope']);
  const [news, setNews] = useState('Check what you need.');
  const buttons = (
    <MoveButtons
      add="Pack"
      remove="Leave"
      onAdd={() => setNews(`Packed: ${moveTo('right')}`)}
      onRemove={() => setNews(`Left at home: ${moveTo('left')}`)}
    />
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: 'center' }}
      >
        <CheckList title="At home" {...list('left')} />
        {buttons}
        <CheckList title="In the backpack" {...list('right')} />
      </Stack>
      <Typography role="status">{news}</Typography>
    </Stack>
  );
}
