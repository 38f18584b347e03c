import { useState } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function GlobalVariantComponents() {
  const [variant, setVariant] = useState<(typeof variants)[number]>('outlined');
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <ToggleButtonGroup
        size="sm"
        aria-label="Variant"
        value={variant}
        onChange={(_, value) => setVariant(value ?? variant)}
      >
        {variants.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Input
        variant={variant}
        color="primary"
        aria-label="Dish"
        defaultValue="Tomato soup"
      />
      <Checkbox variant={variant} color="primary" label="Without onions" />
      <Chip variant={variant} color="primary">
        Table 12
      </Chip>
      <Button variant={variant}>Send to the kitchen</Button>
    </Stack>
  );
}
