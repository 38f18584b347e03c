import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LevelOfImportance() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="solid">Pay now</Button>
      <Button variant="soft">Split the bill</Button>
      <Button variant="outlined">Print</Button>
      <Button variant="plain">Back</Button>
    </Stack>
  );
}
