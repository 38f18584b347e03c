import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { components, shapes, values } from './components';

export default function ComponentExplorerNoSnap() {
  const [value, setValue] = useState(values[0] as (typeof values)[number]);
  const [shape, setShape] = useState(shapes[2] as (typeof shapes)[number]);
  const [name, element] = components[value][shape] ?? ['None', null];

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Value"
        value={value}
        onChange={(event, next) => next && setValue(next)}
      >
        {values.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind"
        value={shape}
        onChange={(event, next) => next && setShape(next)}
      >
        {shapes.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">Component: {name}</Typography>
      <Box sx={{ minHeight: 340, maxWidth: '100%' }}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          {element}
        </LocalizationProvider>
      </Box>
    </Stack>
  );
}
