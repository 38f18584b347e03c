import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

const axes = ['xBetween', 'x', 'yBetween', 'y', 'bothBetween', 'both', 'none'];

export default function TableBorder() {
  const [axis, setAxis] = useState('both');

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel>Borders</FormLabel>
        <Axes value={axis} onChange={setAxis} />
      </FormControl>
      <Table borderAxis={axis as 'both'} aria-label="Departures in a grid">
        <DepartureRows />
      </Table>
    </Stack>
  );
}

interface AxesProps {
  value: string;
  onChange: (axis: string) => void;
}

function Axes({ value, onChange }: AxesProps) {
  return (
    <RadioGroup
      orientation="horizontal"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flexWrap: 'wrap', gap: 2, '--RadioGroup-gap': '0px' }}
    >
      {axes.map((name) => (
        <Radio key={name} size="sm" value={name} label={name} />
      ))}
    </RadioGroup>
  );
}
