import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const invoices = [
  { number: '2024-031', customer: 'North Pier Cafe', isDue: true },
  { number: '2024-032', customer: 'Linden Books', isDue: false },
  { number: '2024-033', customer: 'Quay Bicycles', isDue: true },
];

export default function Checkboxes() {
  const id = useId();

  return (
    <Table size="small" aria-label="Invoices to pay" sx={{ maxWidth: 360 }}>
      <TableBody>
        {invoices.map(({ number, customer, isDue }) => (
          <TableRow key={number}>
            <TableCell padding="checkbox">
              <Checkbox
                defaultChecked={isDue}
                inputProps={{ 'aria-labelledby': `${id}-${number}` }}
              />
            </TableCell>
            <TableCell id={`${id}-${number}`}>{number}</TableCell>
            <TableCell>{customer}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
