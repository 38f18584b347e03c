import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

export default function TablePlayground() {
  return (
    <Table aria-label="Ferry tickets">
      <TableBody>
        <TableRow>
          <TableCell component="th" scope="row">
            Adult
          </TableCell>
          <TableCell align="right">$12.00</TableCell>
        </TableRow>
        <TableRow>
          <TableCell component="th" scope="row">
            Bicycle
          </TableCell>
          <TableCell align="right">$4.50</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
