import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { formatPrice } from './orders';
import StateChip from './StateChip';
import type { Orders } from './useOrders';

interface OrderCardsProps extends Orders {
  onOpen: (id: string) => void;
}

/** The list on phones and tablets, where a table doesn't fit. */
export default function OrderCards({
  found,
  filter,
  selected,
  toggle,
  onOpen,
}: OrderCardsProps) {
  return (
    <Stack
      component="ul"
      aria-label={`Orders for ${filter.day}`}
      spacing={1}
      sx={{ display: { md: 'none' }, listStyle: 'none', p: 0, m: 0 }}
    >
      {found.map(({ id, customer, time, items, state, total }) => (
        <Card key={id} component="li" orientation="horizontal" size="sm">
          <Checkbox
            checked={selected.includes(id)}
            onChange={() => toggle(id)}
            slotProps={{ input: { 'aria-label': `Select ${id}` } }}
            sx={{ mt: 0.5 }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link
              component="button"
              onClick={() => onOpen(id)}
              sx={{ fontWeight: 'lg', textAlign: 'start' }}
            >
              {customer}
            </Link>
            <Typography level="body-sm">{items.join(', ')}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <StateChip state={state} />
              <Typography level="body-sm">{time}</Typography>
              <Typography level="body-sm" sx={{ marginInlineStart: 'auto' }}>
                {formatPrice(total)}
              </Typography>
            </Box>
          </Box>
        </Card>
      ))}
    </Stack>
  );
}
