import MapIcon from '@mui/icons-material/Map';
import Badge, { type BadgeOrigin } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const corners: BadgeOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function BadgeAlignment() {
  return (
    <Stack direction="row" spacing={4}>
      {corners.map((corner) => (
        <Badge
          key={`${corner.vertical} ${corner.horizontal}`}
          badgeContent={6}
          color="primary"
          anchorOrigin={corner}
        >
          <MapIcon titleAccess={`6 at the ${corner.vertical}`} />
        </Badge>
      ))}
    </Stack>
  );
}
