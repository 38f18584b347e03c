import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

interface LevelSliderProps extends SliderProps {
  loud?: boolean;
}

const LevelSlider = styled(Slider, {
  shouldForwardProp: (prop) => prop !== 'loud',
})<LevelSliderProps>(({ theme }) => ({
  variants: [
    {
      props: ({ loud }) => loud,
      style: { color: theme.palette.error.main, height: 10 },
    },
  ],
}));

export default function DynamicCSS() {
  const [loud, setLoud] = useState(true);

  return (
    <Stack sx={{ width: 300, maxWidth: '100%' }}>
      <FormControlLabel
        label="Loud"
        control={<Switch checked={loud} onChange={() => setLoud(!loud)} />}
      />
      <LevelSlider aria-label="Level" loud={loud} defaultValue={70} />
    </Stack>
  );
}
