import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Completion from './Completion';
import { ingredients } from './ingredients';

function complete(text: string) {
  if (text === '') return undefined;
  return ingredients.find((item) =>
    item.toLowerCase().startsWith(text.toLowerCase()),
  );
}

export default function AutocompleteHint() {
  const [ingredient, setIngredient] = useState<string | null>(null);
  const [text, setText] = useState('');
  const completion = ingredient === text ? undefined : complete(text);

  return (
    <Autocomplete
      options={ingredients}
      value={ingredient}
      onChange={(event, chosen) => setIngredient(chosen)}
      inputValue={text}
      onInputChange={(event, typed) => setText(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !event.shiftKey && completion) {
          event.preventDefault();
          setIngredient(completion);
          setText(completion);
        }
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Ingredient"
          helperText="Press Tab to accept the completion"
          slotProps={{
            htmlInput: { ...params.inputProps, dir: 'auto' },
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {completion && <Completion typed={text} whole={completion} />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
