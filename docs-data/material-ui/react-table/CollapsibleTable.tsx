import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import OrderRow, { type Order } from './OrderRow';

const orders: Order[] = [
  { number: '2071', total: '$36.00', items: 'Two mugs and a teapot' },
  { number: '2072', total: '$12.50', items: 'A milk jug' },
  {
    number: '2074',
    total: '$81.00',
    items: 'Six plates, six bowls and a tray',
  },
];

const rows = orders.map((order) => (
  <OrderRow key={order.number} order={order} />
));

export default function CollapsibleTable() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 480, mx: 'auto' }}>
      <Table aria-label="Pottery orders">
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <TableCell>Order</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{rows}</TableBody>
      </Table>
    </TableContainer>
  );
}
