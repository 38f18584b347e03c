import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const vans = [
  { color: 'success', name: 'Parcels delivered', count: 34 },
  { color: 'warning', name: 'Parcels that are late', count: 5 },
  { color: 'danger', name: 'Parcels that are lost', count: 1 },
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
