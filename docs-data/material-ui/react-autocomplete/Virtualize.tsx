import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import VirtualListbox from './VirtualListbox';

const parts = Array.from({ length: 10_000 }, (_, index) => {
  const family = ['Bolt', 'Nut', 'Washer', 'Rivet'][index % 4];
  return `${family} ${String(index + 1).padStart(5, '0')}`;
});

export default function Virtualize() {
  return (
    <Autocomplete
      options={parts}
      disableListWrap
      handleHomeEndKeys={false}
      slots={{ listbox: VirtualListbox }}
      renderInput={(params) => (
        <TextField {...params} label="Spare part, 10,000 in stock" />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
