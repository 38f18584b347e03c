import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';

export default function TableFooterSpecimen() {
  return (
    <Table>
      <TableFooter>
        <TableRow>
          <TableCell>Total</TableCell>
          <TableCell>12</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
