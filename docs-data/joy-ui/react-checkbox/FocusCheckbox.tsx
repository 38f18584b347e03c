import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function FocusCheckbox() {
  return (
    <Stack spacing={2}>
      <Checkbox label="Ring around the checkbox and the label" />
      <Checkbox
        label="Ring around the checkbox"
        sx={{ [`& .${checkboxClasses.checkbox}`]: { position: 'relative' } }}
      />
    </Stack>
  );
}
