import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Tooltip describeChild size="sm" title="Up to 20 pages">
        <Button size="sm">Leaflet</Button>
      </Tooltip>
      <Tooltip describeChild size="md" title="Up to 120 pages">
        <Button size="md">Booklet</Button>
      </Tooltip>
      <Tooltip describeChild size="lg" title="With a hard cover">
        <Button size="lg">Book</Button>
      </Tooltip>
    </Stack>
  );
}
