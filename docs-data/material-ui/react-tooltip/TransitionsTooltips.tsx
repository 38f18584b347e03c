import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

const slow = { transition: { timeout: 600 } };

export default function TransitionsTooltips() {
  return (
    <Stack direction="row">
      <Tooltip describeChild title="It grows">
        <Button>Grow</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="It fades in slowly"
        slots={{ transition: Fade }}
        slotProps={slow}
      >
        <Button>Fade</Button>
      </Tooltip>
      <Tooltip describeChild title="It zooms" slots={{ transition: Zoom }}>
        <Button>Zoom</Button>
      </Tooltip>
    </Stack>
  );
}
