import Autocomplete from '@mui/joy/Autocomplete';

const spices = ['Anise', 'Caraway', 'Fennel', 'Sumac'];

export default function OverridingInternalSlot() {
  return (
    <Autocomplete
      options={spices}
      placeholder="Add a spice"
      slotProps={{
        input: { 'aria-label': 'Spice', autoCapitalize: 'words' },
        popupIndicator: { color: 'primary', variant: 'soft' },
        listbox: { sx: { '--ListItem-minHeight': '44px' } },
      }}
      sx={{ width: 260, mb: 1 }}
    />
  );
}
