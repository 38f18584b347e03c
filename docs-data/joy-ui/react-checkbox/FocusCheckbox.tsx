import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function FocusCheckbox() {
  return (
    <Stack spacing={2}>
      <Checkbox label="The ring is around checkbox and label" />
      <Checkbox
        label="The ring is around the checkbox"
        sx={{ [`& .${checkboxClasses.checkbox}`]: { position: 'relative' } }}
      />
    </Stack>
  );
}
