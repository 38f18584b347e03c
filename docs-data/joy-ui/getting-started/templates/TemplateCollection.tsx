import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import TemplateCard from './TemplateCard';
import { purposes, templates, type Purpose } from './templates';

const tiles = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
};

export default function TemplateCollection() {
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const shown = templates.filter((one) => !purpose || one.purpose === purpose);
  const choices = purposes.map((one) => (
    <Button key={one} value={one}>
      {one}
    </Button>
  ));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 640 }}>
      <ToggleButtonGroup
        aria-label="Purpose"
        size="sm"
        spacing={0.5}
        value={purpose}
        onChange={(_, next) => setPurpose(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {choices}
      </ToggleButtonGroup>
      <Box component="ul" sx={tiles}>
        {shown.map((one) => (
          <TemplateCard key={one.folder} template={one} />
        ))}
      </Box>
    </Stack>
  );
}
