import { useState, type MouseEvent } from 'react';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { plantNames } from './plants';

export default function AutocompleteDecorators() {
  const [plant, setPlant] = useState<string | null>('Basil');
  const [count, setCount] = useState(0);
  const add = (event: MouseEvent) => {
    // Otherwise, the click moves the focus to the field.
    event.stopPropagation();
    setCount(count + 1);
  };
  const button = (
    <Button disabled={!plant} onClick={add}>
      Add
    </Button>
  );

  return (
    <FormControl sx={{ width: 340, maxWidth: '100%' }}>
      <FormLabel>Add to the bed</FormLabel>
      <Autocomplete
        options={plantNames}
        value={plant}
        onChange={(_, value) => setPlant(value)}
        startDecorator={<LocalFloristIcon />}
        endDecorator={button}
      />
      <FormHelperText role="status">Plants in the bed: {count}</FormHelperText>
    </FormControl>
  );
}
