import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <Card variant="soft" sx={{ alignItems: 'start' }}>
      <Typography>
        No orders for this day match your search and filters.
      </Typography>
      <Button variant="outlined" color="neutral" onClick={onReset}>
        Show all orders
      </Button>
    </Card>
  );
}
