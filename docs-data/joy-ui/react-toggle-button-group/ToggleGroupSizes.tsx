import Stack from '@mui/joy/Stack';
import { PenGroup } from './PenGroup';

export default function ToggleGroupSizes() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <PenGroup size="sm" aria-label="Pen, small" />
      <PenGroup size="md" aria-label="Pen, medium" />
      <PenGroup size="lg" aria-label="Pen, large" />
    </Stack>
  );
}
