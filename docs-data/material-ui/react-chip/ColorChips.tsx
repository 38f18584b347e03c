import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const variants = ['filled', 'outlined'] as const;

export default function ColorChips() {
  return (
    <Stack spacing={1}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Chip label="Planned" variant={variant} />
          <Chip label="In progress" color="primary" variant={variant} />
          <Chip label="In review" color="secondary" variant={variant} />
          <Chip label="Shipped" color="success" variant={variant} />
        </Stack>
      ))}
    </Stack>
  );
}
