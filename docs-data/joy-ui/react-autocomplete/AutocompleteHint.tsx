import { useState, type KeyboardEvent } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

export default function AutocompleteHint() {
  const [plant, setPlant] = useState<string | null>(null);
  const [text, setText] = useState('');
  const hint = plant === text ? undefined : completionOf(text);

  function accept(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || !hint) return;
    event.preventDefault();
    setPlant(hint);
    // The value stays the same if the user only changed its text.
    setText(hint);
  }

  return (
    <FormControl sx={fieldStyle} onKeyDown={accept}>
      <FormLabel>Plant with completion</FormLabel>
      <Autocomplete
        options={plantNames}
        value={plant}
        onChange={(_, value) => setPlant(value)}
        inputValue={text}
        onInputChange={(_, value) => setText(value)}
        endDecorator={hint && <Typography level="body-sm">{hint}</Typography>}
      />
      <FormHelperText>Press Tab to accept the suggestion.</FormHelperText>
    </FormControl>
  );
}

function completionOf(text: string): string | undefined {
  const start = text.toLowerCase();
  return start
    ? plantNames.find((name) => name.toLowerCase().startsWith(start))
    : undefined;
}
