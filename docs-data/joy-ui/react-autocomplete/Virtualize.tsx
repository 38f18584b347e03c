import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { VirtualListbox } from './VirtualListbox';
import { fieldStyle } from './styles';

const seeds = Array.from({ length: 5000 }, (_, index) => {
  const kind = ['Bean', 'Leek', 'Pea', 'Squash'][index % 4];
  return `${kind} ${String(index + 1).padStart(4, '0')}`;
});

export default function Virtualize() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Seed bank, 5,000 varieties</FormLabel>
      <Autocomplete
        disableListWrap
        handleHomeEndKeys={false}
        options={seeds}
        slots={{ listbox: VirtualListbox }}
      />
    </FormControl>
  );
}
