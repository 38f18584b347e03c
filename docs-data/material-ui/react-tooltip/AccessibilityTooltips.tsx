import ArchiveIcon from '@mui/icons-material/Archive';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function AccessibilityTooltips() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="Archive">
        <IconButton>
          <ArchiveIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Moves the letter out of the inbox">
        <Button>Archive</Button>
      </Tooltip>
    </Stack>
  );
}
