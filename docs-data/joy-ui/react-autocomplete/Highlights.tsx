import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import match from 'autosuggest-highlight/match';
import parse from 'autosuggest-highlight/parse';
import type { OptionProps } from './optionProps';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

export default function Highlights() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Plant with highlighted matches</FormLabel>
      <Autocomplete
        options={plantNames}
        renderOption={(
          { key, ...props }: OptionProps,
          name,
          { inputValue },
        ) => (
          <AutocompleteOption key={key} {...props}>
            <span>{mark(name, inputValue)}</span>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}

function mark(name: string, typed: string) {
  const parts = parse(name, match(name, typed, { insideWords: true }));
  return parts.map((part, index) =>
    part.highlight ? <b key={index}>{part.text}</b> : part.text,
  );
}
