import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function VariantButtonGroup() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label="Order">
          <Button>Reorder</Button>
          <Button>Return</Button>
          <Button>Rate</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
