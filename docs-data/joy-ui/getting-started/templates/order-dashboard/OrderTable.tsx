import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import OrderRow from './OrderRow';
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
  const isAll = selected.length > 0 && selected.length === found.length;
  const isSome = selected.length > 0 && !isAll;

  // The native state must match `aria-checked`.
  const input = (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = isSome;
  };

  return (
    <Sheet variant="outlined" sx={sheet}>
      <Table hoverRow aria-label={`Orders for ${filter.day}`} sx={cells}>
        <thead>
          <tr>
            <th scope="col" style={{ width: 48 }}>
              <Checkbox
                sx={{ display: 'flex' }}
                checked={isAll}
                indeterminate={isSome}
                onChange={toggleAll}
                slotProps={{
                  input: { ref: input, 'aria-label': 'Select all orders' },
                }}
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
