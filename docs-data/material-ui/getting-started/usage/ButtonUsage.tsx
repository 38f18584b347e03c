import { useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const variants = ['text', 'outlined', 'contained'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonUsage() {
  const [variant, setVariant] = useState<ButtonProps['variant']>('contained');
  const [size, setSize] = useState<ButtonProps['size']>('medium');
  const [disabled, setDisabled] = useState(false);

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Stack sx={{ height: 48, justifyContent: 'center' }}>
        <Button variant={variant} size={size} disabled={disabled}>
          Save the invoice
        </Button>
      </Stack>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(event, next) => setVariant(next ?? variant)}
      >
        {variants.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Size"
        value={size}
        onChange={(event, next) => setSize(next ?? size)}
      >
        {sizes.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="Disabled"
        checked={disabled}
        onChange={(event, checked) => setDisabled(checked)}
        control={<Switch />}
      />
    </Stack>
  );
}
