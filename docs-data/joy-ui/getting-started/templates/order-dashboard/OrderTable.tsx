import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { formatPrice, type Order } from './orders';
import StateChip from './StateChip';
import type { Orders } from './useOrders';

interface OrderTableProps extends Orders {
  onOpen: (id: string) => void;
}

const sheet = {
  display: { xs: 'none', md: 'block' },
  borderRadius: 'md',
  overflow: 'hidden',
};
const cells = {
  '--TableCell-paddingX': '12px',
  '--TableCell-height': '52px',
  '--TableRow-hoverBackground': 'var(--oven-palette-background-level1)',
  '& th, & td': { verticalAlign: 'middle' },
  '& th[scope="row"]': { fontWeight: 'md', backgroundColor: 'transparent' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
};

export default function OrderTable(props: OrderTableProps) {
  const { found, selected, toggleAll, filter } = props;

  return (
    <Sheet variant="outlined" sx={sheet}>
      <Table hoverRow aria-label={`Orders for ${filter.day}`} sx={cells}>
        <thead>
          <tr>
            <th scope="col" style={{ width: 48 }}>
              <Checkbox
                sx={{ display: 'flex' }}
                checked={
                  selected.length > 0 && selected.length === found.length
                }
                indeterminate={
                  selected.length > 0 && selected.length < found.length
                }
                onChange={toggleAll}
                slotProps={{ input: { 'aria-label': 'Select all orders' } }}
              />
            </th>
            <th scope="col" style={{ width: 92 }}>
              Pick-up
            </th>
            <th scope="col">Customer</th>
            <th scope="col">Bread</th>
            <th scope="col" style={{ width: 136 }}>
              State
            </th>
            <th scope="col" className="number" style={{ width: 108 }}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((order) => (
            <OrderRow key={order.id} order={order} {...props} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

interface OrderRowProps extends OrderTableProps {
  order: Order;
}

function OrderRow({ order, selected, toggle, onOpen }: OrderRowProps) {
  const { id, time, customer, items, state, total } = order;

  return (
    <tr>
      <td>
        <Checkbox
          sx={{ display: 'flex' }}
          checked={selected.includes(id)}
          onChange={() => toggle(id)}
          slotProps={{ input: { 'aria-label': `Select ${id}` } }}
        />
      </td>
      <td>{time}</td>
      <th scope="row">
        <Link component="button" onClick={() => onOpen(id)}>
          {customer}
        </Link>
      </th>
      <td>{items.join(', ')}</td>
      <td>
        <StateChip state={state} />
      </td>
      <td className="number">{formatPrice(total)}</td>
    </tr>
  );
}
