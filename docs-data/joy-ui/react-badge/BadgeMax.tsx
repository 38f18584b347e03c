import MarkunreadMailboxIcon from '@mui/icons-material/MarkunreadMailbox';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const boxes = [
  { name: 'Letters in box 1', count: 99, max: 99 },
  { name: 'Letters in box 2', count: 120, max: 99 },
  { name: 'Letters in box 3', count: 1200, max: 999 },
];

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      {boxes.map(({ name, count, max }) => (
        <Badge key={name} badgeContent={count} max={max}>
          <MarkunreadMailboxIcon titleAccess={name} sx={{ fontSize: 36 }} />
        </Badge>
      ))}
    </Stack>
  );
}
