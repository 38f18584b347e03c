import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { work: 'Sand the floor', cost: 270 },
  { work: 'Oil the floor', cost: 135 },
];
const total = lines.reduce((sum, line) => sum + line.cost, 0);
const deposit = 100;

const rowHeader = { component: 'th', scope: 'row' } as const;
const rows = lines.map(({ work, cost }) => (
  <TableRow key={work}>
    <TableCell {...rowHeader} colSpan={2}>
      {work}
    </TableCell>
    <TableCell align="right">${cost}</TableCell>
  </TableRow>
));
const head = (
  <TableRow>
    <TableCell colSpan={2}>Work</TableCell>
    <TableCell align="right">Cost</TableCell>
  </TableRow>
);
const totalsStyle = {
  [`& .${tableCellClasses.root}`]: {
    color: 'text.primary',
    fontSize: '0.875rem',
  },
};

export default function SpanningTable() {
  return (
    <Table aria-label="Invoice for the floor">
      <TableHead>{head}</TableHead>
      <TableBody>{rows}</TableBody>
      <TableFooter sx={totalsStyle}>
        <TableRow>
          <TableCell rowSpan={2}>Payable in 30 days</TableCell>
          <TableCell {...rowHeader}>Deposit</TableCell>
          <TableCell align="right">−${deposit}</TableCell>
        </TableRow>
        <TableRow>
          <TableCell {...rowHeader}>Total</TableCell>
          <TableCell align="right">${total - deposit}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
