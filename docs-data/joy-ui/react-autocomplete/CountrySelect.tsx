import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import { countries } from './countries';
import type { OptionProps } from './optionProps';
import { fieldStyle } from './styles';

export default function CountrySelect() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Country code</FormLabel>
      <Autocomplete
        autoHighlight
        options={countries}
        renderOption={({ key, ...props }: OptionProps, country) => (
          <AutocompleteOption key={key} {...props}>
            <Chip variant="outlined">{country.code}</Chip>
            <ListItemContent>{country.label}</ListItemContent>
            <Typography level="body-sm">+{country.phone}</Typography>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
