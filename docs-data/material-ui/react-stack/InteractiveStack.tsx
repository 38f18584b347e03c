import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Choices, firstLayout } from './Choices';

const stop = {
  px: 2,
  py: 1,
  border: 1,
  borderRadius: 1,
  borderColor: 'secondary.main',
  typography: 'body1',
};

const stops = ['Studio', 'Basel', 'You'].map((name, index) => (
  <Box key={name} sx={{ ...stop, fontSize: 14 + 3 * index, px: 1.5 }}>
    {name}
  </Box>
));

export default function InteractiveStack() {
  const [{ direction, spacing, ...sx }, setLayout] = useState(firstLayout);

  return (
    <Stack spacing={3} sx={{ width: 1 }}>
      <Choices layout={{ direction, spacing, ...sx }} onChange={setLayout} />
      <Stack
        direction={direction}
        spacing={spacing}
        sx={{ ...sx, minHeight: 200, border: '1px dashed' }}
      >
        {stops}
      </Stack>
    </Stack>
  );
}
