import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const rule =
  'Bicycles travel free of charge outside the rush hour, and on weekends all day.';
const narrow = { tooltip: { sx: { maxWidth: 160 } } };
const wide = { tooltip: { sx: { maxWidth: 'none' } } };

export default function VariableWidth() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title={rule}>
        <Button>Default width</Button>
      </Tooltip>
      <Tooltip describeChild title={rule} slotProps={narrow}>
        <Button>Narrow</Button>
      </Tooltip>
      <Tooltip describeChild title={rule} slotProps={wide}>
        <Button>No limit</Button>
      </Tooltip>
    </Stack>
  );
}
