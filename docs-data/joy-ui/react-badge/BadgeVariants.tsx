import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const rooms = ['R1', 'R2', 'R3', 'R4'];

export default function BadgeVariants() {
  return (
    <Stack direction="row" spacing={3}>
      {variants.map((variant, index) => (
        <Badge key={variant} variant={variant} badgeContent={index + 2}>
          <Avatar>{rooms[index]}</Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
