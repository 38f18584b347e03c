import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSizes() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Checkbox label="Captions" size="sm" defaultChecked />
      <Checkbox label="Sound effects" size="md" defaultChecked />
      <Checkbox label="Music" size="lg" defaultChecked />
    </Stack>
  );
}
