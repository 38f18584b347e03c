import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const narrow = { flexWrap: 'wrap', '& > *': { flexGrow: 1 } };

export default function ColorInversionOverview() {
  const [color, setColor] = useState<(typeof colors)[number]>('primary');
  return (
    <Stack spacing={2} sx={{ width: 440, maxWidth: '100%' }}>
      <ToggleButtonGroup
        size="sm"
        spacing={0.5}
        aria-label="Color"
        value={color}
        onChange={(_, value) => setColor(value ?? color)}
        sx={narrow}
      >
        {colors.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', gap: 2, ...narrow }}>
        <Card variant="solid" color={color} invertedColors>
          {content}
        </Card>
        <Card variant="soft" color={color} invertedColors>
          {content}
        </Card>
      </Box>
    </Stack>
  );
}

const content = (
  <>
    <Typography level="title-md">Blood donation</Typography>
    <Typography level="body-sm" textColor="text.primary">
      Thursday, school hall
    </Typography>
    <Button variant="solid">Reserve a time</Button>
    <Button variant="outlined">Remind me</Button>
  </>
);
