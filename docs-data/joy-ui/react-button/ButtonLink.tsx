import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function ButtonLink() {
  return (
    <Stack direction="row" spacing={1}>
      <Button component="a" href="#button-link" variant="soft">
        Read the house rules
      </Button>
      <IconButton
        component="a"
        href="#button-link"
        aria-label="Open the house map"
      >
        <OpenInNewIcon />
      </IconButton>
    </Stack>
  );
}
