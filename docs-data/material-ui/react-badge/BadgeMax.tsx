import PhotoIcon from '@mui/icons-material/Photo';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={99} color="primary">
        <PhotoIcon titleAccess="Album 2024" />
      </Badge>
      <Badge badgeContent={100} color="primary">
        <PhotoIcon titleAccess="Album 2025" />
      </Badge>
      <Badge badgeContent={1000} max={999} color="primary">
        <PhotoIcon titleAccess="Album 2026" />
      </Badge>
    </Stack>
  );
}
