import Stack from '@mui/joy/Stack';
import { PenGroup } from './PenGroup';

export default function ToggleGroupSpacing() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <PenGroup spacing={1} aria-label="Pen, with some space" />
      <PenGroup spacing="2rem" aria-label="Pen, with more space" />
    </Stack>
  );
}
