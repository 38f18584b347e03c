import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckAll from './CheckAll';
import CheckList from './CheckList';
import MoveButtons from './MoveButtons';
import useTransfer from './useTransfer';

const columns = ['Name', 'Seat', 'Diet', 'Arrival', 'Phone', 'Notes'];

export default function SelectAllTransferList() {
  const { list, moveTo } = useTransfer(columns, ['Name', 'Seat']);
  const [news, setNews] = useState('Check what to show or hide.');
  const left = { title: 'Hidden columns', ...list('left') };
  const right = { title: 'Shown columns', ...list('right') };
  const buttons = (
    <MoveButtons
      add="Show"
      remove="Hide"
      onAdd={() => setNews(`Shown: ${moveTo('right')}`)}
      onRemove={() => setNews(`Hidden: ${moveTo('left')}`)}
    />
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: 'center' }}
      >
        <CheckList {...left} header={<CheckAll {...left} />} />
        {buttons}
        <CheckList {...right} header={<CheckAll {...right} />} />
      </Stack>
      <Typography role="status">{news}</Typography>
    </Stack>
  );
}
