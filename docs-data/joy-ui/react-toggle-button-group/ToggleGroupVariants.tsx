import Stack from '@mui/joy/Stack';
import { PenGroup } from './PenGroup';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function ToggleGroupVariants() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <PenGroup
          key={variant}
          variant={variant}
          aria-label={`Pen, ${variant}`}
        />
      ))}
    </Stack>
  );
}
