import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const vans = [
  { color: 'success', name: 'Delivered parcels', count: 34 },
  { color: 'warning', name: 'Late parcels', count: 5 },
  { color: 'danger', name: 'Lost parcels', count: 1 },
] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={4}>
      {vans.map(({ color, name, count }) => (
        <Badge key={color} color={color} badgeContent={count}>
          <LocalShippingIcon titleAccess={name} sx={{ fontSize: 36 }} />
        </Badge>
      ))}
    </Stack>
  );
}
