import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LevelOfImportance() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button variant="solid">Pay now</Button>
      <Button variant="soft">Split the bill</Button>
      <Button variant="outlined">Print</Button>
      <Button variant="plain">Back</Button>
    </Stack>
  );
}
