import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipUsage() {
  return (
    <Tooltip describeChild title="Opens in September">
      <Button>Sign up</Button>
    </Tooltip>
  );
}
