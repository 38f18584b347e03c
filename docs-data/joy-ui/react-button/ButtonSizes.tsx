import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Button size="sm">Filter</Button>
      <Button size="md">Search hotels</Button>
      <Button size="lg">Book now</Button>
    </Stack>
  );
}
