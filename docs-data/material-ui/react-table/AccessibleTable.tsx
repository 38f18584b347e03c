import { useId } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const hours = [
  { branch: 'Main library', opens: '9:00', closes: '19:00' },
  { branch: 'Children’s library', opens: '13:00', closes: '18:00' },
  { branch: 'Book bus', opens: '15:00', closes: '18:30' },
];

const rows = hours.map(({ branch, opens, closes }) => (
  <TableRow key={branch}>
    <TableCell component="th" scope="row">
      {branch}
    </TableCell>
    <TableCell align="right">{opens}</TableCell>
    <TableCell align="right">{closes}</TableCell>
  </TableRow>
));

export default function AccessibleTable() {
  const id = useId();

  return (
    <TableContainer role="region" aria-labelledby={id} tabIndex={0}>
      <Table>
        <caption id={id}>Opening hours of the libraries</caption>
        <TableHead>
          <TableRow>
            <TableCell>Branch</TableCell>
            <TableCell align="right">Opens</TableCell>
            <TableCell align="right">Closes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{rows}</TableBody>
      </Table>
    </TableContainer>
  );
}
