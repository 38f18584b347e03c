import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

const filter = createFilterOptions<string>();
const offer = 'Add ';

export default function FreeSoloCreateOption() {
  const [plant, setPlant] = useState<string | null>(null);

  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Plant, or a new one</FormLabel>
      <Autocomplete
        freeSolo
        clearOnBlur
        selectOnFocus
        options={plantNames}
        value={plant}
        onChange={(_, value) => setPlant(value && nameOf(value))}
        filterOptions={(options, state) => [
          ...filter(options, state),
          ...offerFor(state.inputValue.trim()),
        ]}
      />
    </FormControl>
  );
}

function offerFor(name: string): string[] {
  return name === '' || plantNames.includes(name) ? [] : [offer + name];
}

function nameOf(option: string): string {
  return option.startsWith(offer) ? option.slice(offer.length) : option;
}
