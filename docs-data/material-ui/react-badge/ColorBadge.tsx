import FlightIcon from '@mui/icons-material/Flight';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function ColorBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={12} color="primary">
        <FlightIcon titleAccess="Planned flights" />
      </Badge>
      <Badge badgeContent={5} color="secondary">
        <FlightIcon titleAccess="Delayed flights" />
      </Badge>
      <Badge badgeContent={7} color="success">
        <FlightIcon titleAccess="Landed flights" />
      </Badge>
    </Stack>
  );
}
