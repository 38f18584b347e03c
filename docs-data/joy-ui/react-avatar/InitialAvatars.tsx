import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const crew = ['First Officer', 'Ship’s Cook', 'Deck Hand'];

export default function InitialAvatars() {
  return (
    <Stack spacing={1}>
      {crew.map((name) => (
        <Stack key={name} direction="row" spacing={1.5}>
          <Avatar aria-hidden>{initialsOf(name)}</Avatar>
          <Typography sx={{ alignSelf: 'center' }}>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0])
    .join('');
}
