import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import PanelCell from './PanelCell';
import type { Order } from './orders';

/** The lines of an order. */
export default function OrderLines({ order }: { order: Order }) {
  const name = `Order ${order.id}`;
  return (
    <PanelCell>
      <Table
        size="small"
        aria-label={name}
        sx={{ width: 'auto', '& td': { px: 1 } }}
      >
        <TableBody>
          {order.lines.map(({ article, quantity, price }) => (
            <TableRow key={article}>
              <TableCell>{article}</TableCell>
              <TableCell align="right">{quantity} ×</TableCell>
              <TableCell align="right">€{price.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PanelCell>
  );
}
