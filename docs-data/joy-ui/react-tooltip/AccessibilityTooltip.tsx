import ArchiveIcon from '@mui/icons-material/Archive';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function AccessibilityTooltip() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="Archive">
        <IconButton>
          <ArchiveIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="You can bring it back within 30 days">
        <Button>Archive</Button>
      </Tooltip>
    </Stack>
  );
}
