import LuggageIcon from '@mui/icons-material/Luggage';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function ShowZeroBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={0} color="primary">
        <LuggageIcon titleAccess="No hand luggage" />
      </Badge>
      <Badge badgeContent={0} color="primary" showZero>
        <LuggageIcon titleAccess="Suitcases" />
      </Badge>
    </Stack>
  );
}
