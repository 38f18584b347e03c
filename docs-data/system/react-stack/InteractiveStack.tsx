import { useState } from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import { Choices, firstLayout } from './Choices';

const drink = {
  border: '1px solid peru',
  bgcolor: 'color-mix(in srgb, peru 16%, transparent)',
  px: 1.5,
  py: 1,
};

const drinks = ['Latte', 'Espresso', 'Tea'].map((name, index) => (
  <Box key={name} sx={{ ...drink, fontSize: 14 + 4 * index }}>
    {name}
  </Box>
));

export default function InteractiveStack() {
  const [{ direction, spacing, ...sx }, setLayout] = useState(firstLayout);

  return (
    <Box sx={{ width: 1 }}>
      <Choices layout={{ direction, spacing, ...sx }} onChange={setLayout} />
      <Stack
        direction={direction}
        spacing={spacing}
        sx={{ ...sx, minHeight: 180, border: '1px dashed' }}
      >
        {drinks}
      </Stack>
    </Box>
  );
}
