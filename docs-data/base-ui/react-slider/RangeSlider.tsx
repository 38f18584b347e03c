import { useState } from 'react';
import { Box, StyledSlider } from './StyledSlider';

const asTime = (hour: number) => `${hour}:00`;

export default function RangeSlider() {
  const [hours, setHours] = useState([8, 14]);

  return (
    <Box>
      <p>Departure between {hours.map(asTime).join(' and ')}</p>
      <StyledSlider
        value={hours}
        onChange={(_event, value) => setHours(value as number[])}
        getAriaLabel={(index) => (index === 0 ? 'Earliest' : 'Latest')}
        getAriaValueText={asTime}
        max={24}
        shiftStep={3}
      />
    </Box>
  );
}
