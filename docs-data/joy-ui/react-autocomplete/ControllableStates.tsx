import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

export default function ControllableStates() {
  const [plant, setPlant] = useState<string | null>('Carrot');
  const [text, setText] = useState('');

  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Main crop</FormLabel>
      <Autocomplete
        options={plantNames}
        value={plant}
        onChange={(_, value) => setPlant(value)}
        inputValue={text}
        onInputChange={(_, value) => setText(value)}
      />
      <FormHelperText>
        Value: {plant ?? 'none'}. Text: {text || 'empty'}.
      </FormHelperText>
    </FormControl>
  );
}
