import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import { plants } from './plants';
import { fieldStyle } from './styles';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function AutocompleteVariants() {
  return (
    <Stack spacing={2} sx={fieldStyle}>
      {variants.map((variant, index) => (
        <FormControl key={variant}>
          <FormLabel>{variant}</FormLabel>
          <Autocomplete
            variant={variant}
            options={plants}
            defaultValue={plants[index]}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
