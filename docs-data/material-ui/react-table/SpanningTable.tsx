import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { work: 'Sand the floor', hours: 6, cost: 270 },
  { work: 'Oil the floor', hours: 3, cost: 135 },
  { work: 'Fit the skirting', hours: 4, cost: 180 },
];
const subtotal = lines.reduce((sum, line) => sum + line.cost, 0);
const tax = subtotal * 0.08;
const money = (amount: number) => `$${amount.toFixed(2)}`;

export default function SpanningTable() {
  return (
    <TableContainer
      component={Paper}
      role="region"
      aria-label="Invoice for the floor"
      tabIndex={0}
    >
      <Table aria-label="Invoice for the floor">
        <TableHead>
          <TableRow>
            <TableCell>Work</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Cost</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ work, hours, cost }) => (
            <TableRow key={work}>
              <TableCell>{work}</TableCell>
              <TableCell align="right">{hours}</TableCell>
              <TableCell align="right">{money(cost)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter
          sx={{
            [`& .${tableCellClasses.root}`]: {
              color: 'text.primary',
              fontSize: '0.875rem',
            },
          }}
        >
          <TableRow>
            <TableCell rowSpan={3} sx={{ verticalAlign: 'top' }}>
              Payable within 30 days
            </TableCell>
            <TableCell component="th" scope="row" align="right">
              Subtotal
            </TableCell>
            <TableCell align="right">{money(subtotal)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row" align="right">
              Tax (8%)
            </TableCell>
            <TableCell align="right">{money(tax)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row" align="right">
              Total
            </TableCell>
            <TableCell align="right">{money(subtotal + tax)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
