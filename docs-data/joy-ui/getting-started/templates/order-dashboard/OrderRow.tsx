import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import { formatPrice, type Order } from './orders';
import StateChip from './StateChip';
import type { Orders } from './useOrders';

interface OrderRowProps extends Orders {
  order: Order;
  onOpen: (id: string) => void;
}

export default function OrderRow({
  order,
  selected,
  toggle,
  onOpen,
}: OrderRowProps) {
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
