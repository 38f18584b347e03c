import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

const names = ['train', 'tram', 'directions_boat'];

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={2}>
      {names.map((name) => (
        <Icon key={name} baseClassName="material-icons-two-tone">
          {name}
        </Icon>
      ))}
    </Stack>
  );
}
