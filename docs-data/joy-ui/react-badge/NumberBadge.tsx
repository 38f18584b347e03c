import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function NumberBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={3}>
        <MailIcon titleAccess="Letters" sx={{ fontSize: 36 }} />
      </Badge>
      <Badge badgeContent={0}>
        <MailIcon titleAccess="Parcels" sx={{ fontSize: 36 }} />
      </Badge>
      <Badge badgeContent={0} showZero>
        <MailIcon titleAccess="Postcards" sx={{ fontSize: 36 }} />
      </Badge>
    </Stack>
  );
}
