import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

export default function SmallTable() {
  return (
    <Table size="small">
      <TableBody>
        {['Bread', 'Milk', 'Pears'].map((thing, index) => (
          <TableRow key={thing}>
            <TableCell>{thing}</TableCell>
            <TableCell align="right">{index + 1}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
