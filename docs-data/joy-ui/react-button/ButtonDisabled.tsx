import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonDisabled() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button disabled>Check in</Button>
      <Typography level="body-sm">
        Online check-in opens on Friday at noon.
      </Typography>
    </Stack>
  );
}
