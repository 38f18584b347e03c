import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function ControlledRadioButtonsGroup() {
  const [speed, setSpeed] = useState('90');

  return (
    <FormControl>
      <FormLabel>Exercise tempo</FormLabel>
      <RadioGroup
        value={speed}
        onChange={(event) => setSpeed(event.target.value)}
      >
        <Radio value="60" label="Slow" />
        <Radio value="90" label="Medium" />
        <Radio value="120" label="Fast" />
      </RadioGroup>
      <FormHelperText>{speed} beats per minute</FormHelperText>
    </FormControl>
  );
}
