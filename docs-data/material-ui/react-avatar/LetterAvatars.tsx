import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Avatar
        aria-hidden
        sx={{ color: 'primary.contrastText', bgcolor: 'primary.main' }}
      >
        ML
      </Avatar>
      <Typography>Mara Lind, captain</Typography>
    </Stack>
  );
}
