import { useId, useState } from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const orders = [
  { number: '2071', total: '$36.00', items: 'Two mugs and a teapot' },
  { number: '2072', total: '$12.50', items: 'A milk jug' },
  {
    number: '2074',
    total: '$81.00',
    items: 'Six plates, six bowls and a tray',
  },
];

function OrderRow({ order }: { order: (typeof orders)[number] }) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();

  return (
    <>
      <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Items of order ${order.number}`}
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {order.number}
        </TableCell>
        <TableCell align="right">{order.total}</TableCell>
      </TableRow>
      <TableRow id={detailsId} aria-hidden={!open}>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open}>
            <Typography variant="body2" sx={{ py: 2 }}>
              {order.items}
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  );
}

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
        <TableBody>
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
