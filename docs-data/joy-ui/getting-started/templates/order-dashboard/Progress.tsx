import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import { formatPrice } from './orders';
import type { Orders } from './useOrders';

const strip = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' },
};

export default function Progress({ ofDay }: Orders) {
  const baked = ofDay.filter(
    ({ state }) => state === 'Ready' || state === 'Collected',
  );
  const waiting = ofDay.filter(({ state }) => state === 'Ready');
  const sum = ofDay.reduce((total, order) => total + order.total, 0);
  const share = ofDay.length ? (baked.length / ofDay.length) * 100 : 0;

  return (
    <Box sx={strip}>
      <Card sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Typography level="body-sm">Baked</Typography>
        <Typography level="h3" component="p">
          {baked.length} of {ofDay.length} orders
        </Typography>
        <LinearProgress
          determinate
          value={share}
          size="lg"
          aria-label="Share of orders that are baked"
        />
      </Card>
      <Figure name="On the shelf" value={String(waiting.length)} />
      <Figure name="Takings" value={formatPrice(sum)} />
    </Box>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Card>
      <Typography level="body-sm">{name}</Typography>
      <Typography level="h3" component="p">
        {value}
      </Typography>
    </Card>
  );
}
