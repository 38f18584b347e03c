import { useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sizes = ['sm', 'md', 'lg'] as const;

export default function InputIntegration() {
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  return (
    <Stack spacing={2} sx={{ width: 340, maxWidth: '100%', height: 110 }}>
      <ToggleButtonGroup
        aria-label="Size"
        value={size}
        onChange={(_, value) => setSize(value ?? size)}
      >
        {sizes.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Input
        size={size}
        aria-label="Title or author"
        placeholder="Title or author"
        startDecorator={<SearchIcon />}
        endDecorator={<Button>Find</Button>}
      />
    </Stack>
  );
}
