import { useId, useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function MinMaxRatio() {
  const [width, setWidth] = useState(70);
  const id = useId();

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', height: 240 }}>
      <Box sx={{ px: 1 }}>
        <Typography id={id}>Width: {width}%</Typography>
        <Slider
          aria-labelledby={id}
          min={20}
          value={width}
          onChange={(_, value) => setWidth(Number(value))}
        />
      </Box>
      <AspectRatio minHeight={80} maxHeight={140} sx={{ width: `${width}%` }}>
        <img src="/static/images/island/harbor.svg" alt="Boats" />
      </AspectRatio>
    </Stack>
  );
}
