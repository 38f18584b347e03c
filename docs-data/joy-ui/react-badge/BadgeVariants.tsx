import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function BadgeVariants() {
  return (
    <Stack direction="row" spacing={3}>
      {variants.map((variant, index) => (
        <Badge key={variant} variant={variant} badgeContent={index + 2}>
          <Avatar>{variant[0]}</Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
