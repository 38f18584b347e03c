import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';
import { renderChips } from './chips';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

const sizes = { sm: 'Small', md: 'Medium', lg: 'Large' } as const;

export default function Sizes() {
  return (
    <Stack spacing={2} sx={fieldStyle}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Autocomplete
          key={size}
          multiple
          size={size}
          aria-label={`${sizes[size]} field`}
          options={plantNames}
          defaultValue={['Cosmos']}
          renderTags={renderChips}
          slotProps={{ listbox: { 'aria-label': 'Plants' } }}
        />
      ))}
    </Stack>
  );
}
