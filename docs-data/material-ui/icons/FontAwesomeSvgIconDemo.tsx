import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { flag, pin } from './drawnIcons';
import FontAwesomeSvgIcon from './FontAwesomeSvgIcon';

export default function FontAwesomeSvgIconDemo() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Report the photo">
        <FontAwesomeSvgIcon icon={flag} />
      </IconButton>
      <Button variant="contained" startIcon={<FontAwesomeSvgIcon icon={pin} />}>
        Show on the map
      </Button>
    </Stack>
  );
}
