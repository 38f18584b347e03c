import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableRowSpecimen() {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>City</TableCell>
          <TableCell>Country</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Oslo</TableCell>
          <TableCell>Norway</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
