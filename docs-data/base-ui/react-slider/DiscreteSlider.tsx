import { useState } from 'react';
import { Box, StyledSlider } from './StyledSlider';

export default function DiscreteSlider() {
  const [minutes, setMinutes] = useState(45);

  return (
    <Box>
      <p>Dough rests for {minutes} minutes</p>
      <StyledSlider
        aria-label="Resting time"
        value={minutes}
        onChange={(_event, value) => setMinutes(value as number)}
        getAriaValueText={(value) => `${value} minutes`}
        min={15}
        max={120}
        step={15}
        shiftStep={30}
        marks
      />
    </Box>
  );
}
