import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import match from 'autosuggest-highlight/match';
import parse from 'autosuggest-highlight/parse';
import { countries } from './countries';

function Highlighted({ text, query }: { text: string; query: string }) {
  const parts = parse(text, match(text, query, { insideWords: true }));
  return parts.map((part, index) => (
    <Box
      key={index}
      component={part.highlight ? 'mark' : 'span'}
      sx={{ whiteSpace: 'pre', color: 'inherit', bgcolor: 'transparent' }}
      style={
        part.highlight
          ? { fontWeight: 700, textDecoration: 'underline' }
          : undefined
      }
    >
      {part.text}
    </Box>
  ));
}

export default function Highlights() {
  return (
    <Autocomplete
      options={countries}
      renderOption={({ key, ...optionProps }, country, { inputValue }) => (
        <li key={key} {...optionProps}>
          <div>
            <Highlighted text={country.label} query={inputValue} />
          </div>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Country of birth" />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
