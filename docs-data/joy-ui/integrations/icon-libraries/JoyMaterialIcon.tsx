import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function JoyMaterialIcon() {
  return (
    <Stack direction="row" spacing={2}>
      <Button startDecorator={<LocalCafeIcon />}>Order coffee</Button>
      <IconButton variant="soft" aria-label="Coffee of the day">
        <LocalCafeIcon />
      </IconButton>
    </Stack>
  );
}
