import Stack from '@mui/joy/Stack';
import { PenGroup } from './PenGroup';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ToggleGroupColors() {
  return (
    <Stack spacing={1.5}>
      {colors.map((color) => (
        <PenGroup
          key={color}
          variant="soft"
          color={color}
          aria-label={`Pen, ${color}`}
        />
      ))}
    </Stack>
  );
}
