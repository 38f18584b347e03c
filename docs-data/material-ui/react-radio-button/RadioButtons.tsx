import { useId, useState } from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const cards = [
  { ending: '4471', expires: '08/2030' },
  { ending: '9020', expires: '01/2029' },
];

export default function RadioButtons() {
  const name = useId();
  const [chosen, setChosen] = useState('4471');

  const radioOf = (ending: string) => (
    <Radio
      name={name}
      value={ending}
      checked={chosen === ending}
      onChange={() => setChosen(ending)}
      inputProps={{ 'aria-label': `Card ending in ${ending}` }}
    />
  );

  return (
    <Table size="small" aria-label="Payment cards" sx={{ maxWidth: 360 }}>
      <TableBody>
        {cards.map(({ ending, expires }) => (
          <TableRow key={ending}>
            <TableCell padding="checkbox">{radioOf(ending)}</TableCell>
            <TableCell>Card {ending}</TableCell>
            <TableCell>Expires {expires}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
