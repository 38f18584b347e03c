import { useId } from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function GroupCheckboxes() {
  const id = useId();

  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} level="title-sm" sx={{ mb: 1.5 }}>
        Toppings
      </Typography>
      <Stack spacing={1.5}>
        <Checkbox name="topping" value="olives" label="Olives" defaultChecked />
        <Checkbox name="topping" value="capers" label="Capers" />
        <Checkbox name="topping" value="onions" label="Onions" />
      </Stack>
    </Box>
  );
}
