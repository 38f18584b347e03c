import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Checkbox label="Basil" variant="solid" defaultChecked />
      <Checkbox label="Mint" variant="soft" defaultChecked />
      <Checkbox label="Dill" variant="outlined" defaultChecked />
      <Checkbox label="Sage" variant="plain" defaultChecked />
    </Stack>
  );
}
