import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

const axes = [
  'xBetween',
  'x',
  'yBetween',
  'y',
  'bothBetween',
  'both',
  'none',
] as const;

type Axis = (typeof axes)[number];

export default function TableBorder() {
  const [axis, setAxis] = useState<Axis>('both');

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel>Borders</FormLabel>
        <Axes value={axis} onChange={setAxis} />
      </FormControl>
      <Table borderAxis={axis} aria-label="Departures in a grid">
        <DepartureRows />
      </Table>
    </Stack>
  );
}

interface AxesProps {
  value: Axis;
  onChange: (axis: Axis) => void;
}

function Axes({ value, onChange }: AxesProps) {
  return (
    <RadioGroup
      orientation="horizontal"
      value={value}
      onChange={(event) => onChange(event.target.value as Axis)}
      sx={{ flexWrap: 'wrap', gap: 2, '--RadioGroup-gap': '0px' }}
    >
      {axes.map((name) => (
        <Radio key={name} size="sm" value={name} label={name} />
      ))}
    </RadioGroup>
  );
}
