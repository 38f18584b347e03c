import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { ingredients } from './ingredients';

function complete(text: string) {
  if (text === '') return undefined;
  return ingredients.find((item) =>
    item.toLowerCase().startsWith(text.toLowerCase()),
  );
}

export default function AutocompleteHint() {
  const [ingredient, setIngredient] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
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
        }
      }}
      renderInput={(params) => (
        <Box sx={{ position: 'relative' }}>
          <TextField
            {...params}
            label="Ingredient"
            helperText="Tab takes the gray completion"
          />
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              insetInlineStart: 14,
              top: 16,
              whiteSpace: 'pre',
              typography: 'body1',
              pointerEvents: 'none',
              color: 'text.disabled',
              '& span': { visibility: 'hidden' },
            }}
          >
            <span>{completion && text}</span>
            {completion?.slice(text.length)}
          </Box>
        </Box>
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
